import { describe, expect, it, vi } from 'vitest';
import { createRequestCache } from '#machines/requestCache.ts';
import { controlled, settle } from '#tests/support/machines.ts';

describe('kept answers', () => {
  it('are bounded in number: the one used longest ago leaves', () => {
    const cache = createRequestCache({ maxEntries: 2 });
    cache.write('a', 1);
    cache.write('b', 2);
    cache.read('a');
    cache.write('c', 3);

    expect([cache.read('a'), cache.read('b'), cache.read('c')]).toEqual([1, undefined, 3]);
    expect(cache.size).toBe(2);
  });

  it('are bounded in age', () => {
    let now = 0;
    const cache = createRequestCache({ maxAgeMs: 1000, now: () => now });
    cache.write('a', 1);
    now = 1000;
    expect(cache.read('a')).toBe(1);
    now = 1001;

    expect(cache.read('a')).toBeUndefined();
    expect(cache.size).toBe(0);
  });

  it('are forgotten where stale, and all at once', () => {
    const cache = createRequestCache();
    cache.write('/event/1', 1);
    cache.write('/country/1', 2);
    cache.forget((key) => key.startsWith('/event'));
    expect([cache.read('/event/1'), cache.read('/country/1')]).toEqual([undefined, 2]);

    cache.clear();

    expect(cache.size).toBe(0);
  });
});

describe('identical calls in flight', () => {
  function flight() {
    const { promise, resolve, reject } = controlled<string>();
    let signal: AbortSignal | undefined;
    const send = vi.fn((given: AbortSignal) => {
      signal = given;
      return promise;
    });
    return { send, resolve, reject, isAborted: () => signal?.aborted };
  }

  it('are sent once and answered to all', async () => {
    const cache = createRequestCache();
    const { send, resolve } = flight();
    const both = [1, 2].map(() => cache.share('a', send, new AbortController().signal));
    resolve('answer');

    expect(await Promise.all(both)).toEqual(['answer', 'answer']);
    expect(send).toHaveBeenCalledOnce();
  });

  it('go on for the others when one is aborted, and end with the last', async () => {
    const cache = createRequestCache();
    const { send, isAborted } = flight();
    const [first, second] = [new AbortController(), new AbortController()];
    const answers = [first, second].map(({ signal }) => cache.share('a', send, signal));
    const results = Promise.allSettled(answers);
    first.abort();
    expect(isAborted()).toBe(false);

    second.abort();

    expect(isAborted()).toBe(true);
    expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it('are sent anew after the last was aborted, has failed or was answered', async () => {
    const cache = createRequestCache();
    const aborted = new AbortController();
    const first = cache.share('a', flight().send, aborted.signal);
    const rejected = expect(first).rejects.toMatchObject({ name: 'AbortError' });
    aborted.abort();
    await rejected;
    const failing = flight();
    const second = cache.share('a', failing.send, new AbortController().signal);
    failing.reject(new Error('offline'));
    await expect(second).rejects.toThrow('offline');
    await settle();
    const answered = flight();
    const third = cache.share('a', answered.send, new AbortController().signal);
    answered.resolve('answer');

    expect(await third).toBe('answer');
  });

  it('are not shared with what was in flight before the cache was cleared', () => {
    const cache = createRequestCache();
    const { send } = flight();
    cache.share('a', send, new AbortController().signal);
    cache.clear();
    cache.share('a', send, new AbortController().signal);

    expect(send).toHaveBeenCalledTimes(2);
  });
});
