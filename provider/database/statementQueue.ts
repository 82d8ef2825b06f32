import type { PGlite } from '@electric-sql/pglite';

/** Says how the database stands, which every call asks first: to answer it takes a fraction of a millisecond. */
export const STATE = "select pg_postmaster_start_time()::text || ' ' || pg_current_snapshot()::text as state";

/** After so much work on end of the embedded engine, which runs on the thread that serves, calls that have come are taken. In ms. */
const LONGEST_ON_END_MS = 10;

type Query = PGlite['query'];

/**
 * Has the embedded engine answer one statement after the other, as it would by itself, but for two things: after so much work on end,
 * of statements that wait together or that one call asks one after the other, the thread turns to calls that have come meanwhile, and
 * how the database stands is said before what else waits. Else an answer that takes twenty statements would have all others wait for
 * the last of them, those that are only sent once more too.
 */
export function queueStatements(engine: PGlite): void {
  const query = engine.query.bind(engine) as Query;
  const waiting: (() => Promise<unknown>)[] = [];
  let isAtWork = false;
  /** When the first statement began since the thread has turned to others. */
  let begun: number | undefined;

  function begin() {
    if (begun !== undefined) return;
    begun = performance.now();
    setImmediate(() => {
      begun = undefined;
    });
  }

  async function work() {
    isAtWork = true;
    while (waiting.length > 0) {
      if (begun !== undefined && performance.now() - begun >= LONGEST_ON_END_MS)
        await new Promise((resolve) => setImmediate(resolve));
      begin();
      await waiting.shift()?.();
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
