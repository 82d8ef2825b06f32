import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#provider/database/connect.ts';

/** A database that takes longer is reported as failing. In ms. */
const DATABASE_TIMEOUT_MS = 2_000;

/**
 * `GET /health`, for whoever watches over the process: whether it serves. 503 when the database does not answer, or has no
 * room for what people write; it tells which, and nothing else that a stranger could use.
 */
export function healthRoutes(app: FastifyInstance, db: Database): void {
  app.get('/health', async (_, reply) => {
    reply.header('Cache-Control', 'no-store');
    const cause = !(await answers(db)) ? 'database' : (await app.room.isFull()) ? 'storage' : undefined;
    if (cause) reply.code(503);
    return cause ? { status: 'failing', cause } : { status: 'ok' };
  });
}

/** Whether a simple question is answered in time. */
async function answers(db: Database): Promise<boolean> {
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
  return isHealthy;
}
