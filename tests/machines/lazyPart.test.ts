import { expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import { lazyPartMachine, selectIsLost, selectPart } from '#machines/lazyPart.ts';
import { startOnClock } from '#tests/support/machines.ts';

/** A part whose file is lost the first times. */
function start({ lost = 0 } = {}) {
  let asked = 0;
  const load = fromPromise<unknown, undefined>(async () => {
    asked += 1;
    if (asked <= lost) throw new Error('ChunkLoadError');
    return 'section';
  });
  const { actor } = startOnClock(lazyPartMachine.provide({ actors: { load } }));
  const want = async () => {
    actor.send({ type: 'wanted' });
    await expect.poll(() => actor.getSnapshot().value).not.toBe('loading');
    return actor.getSnapshot();
  };
  return { actor, want, asked: () => asked };
}

it('is not fetched before it is wanted, and once however often it is', async () => {
  const { actor, want, asked } = start();
  expect(asked()).toBe(0);
  actor.send({ type: 'wanted' });
  expect(selectPart(await want())).toBe('section');
  await want();
  expect(asked()).toBe(1);
});

it('is lost where its file cannot be fetched, and asked for again', async () => {
  const { want } = start({ lost: 1 });
  const lost = await want();
  expect([selectIsLost(lost), selectPart(lost)]).toEqual([true, undefined]);
  const here = await want();
  expect([selectIsLost(here), selectPart(here)]).toEqual([false, 'section']);
});
