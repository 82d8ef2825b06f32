import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readConfig } from '#provider/config.ts';
import { connect } from '#provider/database/connect.ts';
import { seed } from '#provider/seed/seed.ts';
import { buildServer } from '#provider/server.ts';
import { junitOf } from './junit.ts';
import { serveStates } from './serveStates.ts';
import { type Verdict, type VerifyOptions, verifyPacts } from './verify.ts';

/** The provider to verify, and how to let go of it. */
type Target = Pick<VerifyOptions, 'url' | 'token' | 'states'> & { name: string; close: () => Promise<void> };

try {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      token: { type: 'string' },
      states: { type: 'string' },
      only: { type: 'string' },
      junit: { type: 'string' },
    },
  });
  const target = values.url ? given(values.url, values) : await embedded();
  console.log(`Verifying ${target.name}`);
  if (!target.states) {
    console.log('No --states: promises are tried on the records that the provider has, see pacts/README.md.');
  }
  const verdicts = await verifyPacts({ ...target, only: values.only }).finally(target.close);
  for (const verdict of verdicts) print(verdict);
  if (values.junit) writeFileSync(values.junit, junitOf(verdicts));
  summarise(verdicts, values.only);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function given(
  url: string,
  { token, states }: { token?: string | undefined; states?: string | undefined },
): Target {
  if (!URL.canParse(url))
    throw new Error(`--url is "${url}": enter an address such as https://api.example.org.`);
  return { name: url, url: url.replace(/\/$/, ''), token, states, close: async () => {} };
}

/** The embedded API with its real states, in a database in memory that nobody else sees. */
async function embedded(): Promise<Target> {
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

function print({ description, isKept, problems, ms }: Verdict) {
  console.log(`${isKept ? 'kept  ' : 'BROKEN'} ${description} (${ms} ms)`);
  for (const problem of problems) console.log(`         ${problem}`);
}

function summarise(verdicts: readonly Verdict[], only: string | undefined) {
  const kept = verdicts.filter(({ isKept }) => isKept).length;
  console.log(`\n${kept} promises kept, ${verdicts.length - kept} broken`);
  if (verdicts.length === 0) console.error(`No promise has the text "${only}" in it.`);
  process.exitCode = verdicts.length > 0 && kept === verdicts.length ? 0 : 1;
}
