import { randomInt } from 'node:crypto';

/**
 * Numbers from 0 to below 1 that a red run can be repeated with: it prints its seed, and `GO_TEST_SEED` takes it again.
 * Source of the generator: mulberry32.
 */
export function chance(): () => number {
  const seed = Number(process.env.GO_TEST_SEED ?? randomInt(2 ** 31));
  process.stdout.write(`repeat with GO_TEST_SEED=${seed}\n`);
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
