import type { PGlite } from '@electric-sql/pglite';

/** Says how the database stands, which every call asks first: to answer it takes a fraction of a millisecond. */
export const STATE = "select pg_postmaster_start_time()::text || ' ' || pg_current_snapshot()::text as state";

/** After so much work on end of the embedded engine, which runs on the thread that serves, calls that have come are taken. In ms. */
const LONGEST_ON_END_MS = 10;

type Query = PGlite['query'];

/**
 * Has the embedded engine answer one statement after the other, as it would by itself, but for two things: between two that wait
 * together the thread turns to calls that have come meanwhile, and how the database stands is said before what else waits. Else an
 * answer that asks twenty statements at once would have all others wait for the last of them, those that are only sent once more too.
 */
export function queueStatements(engine: PGlite): void {
  const query = engine.query.bind(engine) as Query;
  const waiting: (() => Promise<unknown>)[] = [];
  let isAtWork = false;

  async function work() {
    isAtWork = true;
    let begun = performance.now();
    for (let run = waiting.shift(); run; run = waiting.shift()) {
      await run();
      if (performance.now() - begun < LONGEST_ON_END_MS || waiting.length === 0) continue;
      await new Promise((resolve) => setImmediate(resolve));
      begun = performance.now();
    }
    isAtWork = false;
  }

  engine.query = <Row>(...asked: Parameters<Query>) =>
    new Promise<Awaited<ReturnType<typeof query<Row>>>>((resolve, reject) => {
      const run = () => query<Row>(...asked).then(resolve, reject);
      if (asked[0] === STATE) waiting.unshift(run);
      else waiting.push(run);
      if (!isAtWork) void work();
    });
}
