import { sql } from 'drizzle-orm';
import { PgliteDatabase } from 'drizzle-orm/pglite';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#provider/database/connect.ts';

/** A database that takes longer is reported as failing. In ms. */
const DATABASE_TIMEOUT_MS = 2_000;

/** `GET /health`: how the process and its database are, for whoever watches over them. 503 when the database does not answer. */
export function healthRoutes(app: FastifyInstance, db: Database, version: string): void {
  const engine = db instanceof PgliteDatabase ? 'pglite' : 'postgresql';
  app.get('/health', async (_, reply) => {
    const latency = await measure(db);
    const isHealthy = latency !== undefined;
    reply.code(isHealthy ? 200 : 503).header('Cache-Control', 'no-store');
    return {
      status: isHealthy ? 'ok' : 'failing',
      process: { uptime_s: Math.round(process.uptime()), version },
      database: isHealthy ? { status: 'ok', engine, latency_ms: latency } : { status: 'failing', engine },
    };
  });
}

/** How long a simple question takes, in ms; undefined when it fails or nobody answers in time. */
async function measure(db: Database): Promise<number | undefined> {
  const start = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), DATABASE_TIMEOUT_MS);
  });
  const answered = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  const isHealthy = await Promise.race([answered, tooLong]);
  clearTimeout(timer);
  return isHealthy ? Math.round(performance.now() - start) : undefined;
}
