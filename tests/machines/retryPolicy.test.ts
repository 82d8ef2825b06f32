import { describe, expect, it } from 'vitest';
import { retryReads } from '#machines/retryPolicy.ts';

const unshortened = retryReads(() => 0);
const lost = { kind: 'network' };

describe('what is repeated', () => {
  it.each([
    ['a lost connection', lost],
    ['too many requests', { kind: 'server', status: 429 }],
    ['a bad gateway', { kind: 'server', status: 502 }],
    ['an unavailable service', { kind: 'server', status: 503 }],
    ['a gateway that waited too long', { kind: 'server', status: 504 }],
  ])('%s: after 1, 2 and 4 s, then no more', (_, error) => {
    expect([1, 2, 3, 4].map((attempt) => unshortened(error, attempt))).toEqual([1000, 2000, 4000, undefined]);
  });

  it.each([
    { kind: 'parse', status: 200 },
    { kind: 'server', status: 400 },
    { kind: 'server', status: 404 },
    { kind: 'server', status: 500 },
    new Error('a bug of ours'),
    'text',
    null,
  ])('not %o', (error) => {
    expect(unshortened(error, 1)).toBeUndefined();
  });
});

it('shortens a wait by chance, by half at most', () => {
  expect([0, 0.5, 1].map((chance) => retryReads(() => chance)(lost, 2))).toEqual([2000, 1500, 1000]);
});

it('comes back no sooner than the server asks, and not at all when that is more than half a minute', () => {
  const busy = (retryAfterMs: number) => ({ kind: 'server', status: 429, retryAfterMs });
  expect(unshortened(busy(20_000), 1)).toBe(20_000);
  expect(unshortened(busy(100), 1)).toBe(1000);
  expect(unshortened(busy(30_000), 1)).toBe(30_000);
  expect(unshortened(busy(30_001), 1)).toBeUndefined();
});

it('repeats nothing while there is no connection at all', () => {
  let isOnline = false;
  const policy = retryReads(
    () => 0,
    () => isOnline,
  );
  expect(policy(lost, 1)).toBeUndefined();
  isOnline = true;
  expect(policy(lost, 1)).toBe(1000);
});
