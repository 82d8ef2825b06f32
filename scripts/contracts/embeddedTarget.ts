import { readConfig } from '#provider/config.ts';
import { connect } from '#provider/database/connect.ts';
import { seed } from '#provider/seed/seed.ts';
import { buildServer } from '#provider/server.ts';
import { serveStates } from './serveStates.ts';
import type { VerifyOptions } from './verify.ts';

/** The provider to verify, and how to let go of it. */
export type Target = Pick<VerifyOptions, 'url' | 'token' | 'states'> & {
  name: string;
  close: () => Promise<void>;
};

/** The embedded API with its real states, in a database in memory that nobody else sees. */
export async function embedded(): Promise<Target> {
  const { db, close } = await connect({});
  await db.transaction((change) => seed(change));
  const config = readConfig({ APP_ENVIRONMENT: 'testing', PORT: '0' });
  const app = await buildServer({ db, config });
  const states = await serveStates(db);
  return {
    name: 'the embedded API',
    url: await app.listen({ port: 0, host: '127.0.0.1' }),
    token: undefined,
    states: states.url,
    async close() {
      states.close();
      await app.close();
      await close();
    },
  };
}
