import { expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import {
  selectHasFailed,
  selectIsTable,
  selectMap,
  selectPicked,
  worldMapMachine,
} from '#machines/worldMap.ts';
import { settle, startOnClock } from '#tests/support/machines.ts';

function start(loadMap: () => Promise<unknown>) {
  const { actor } = startOnClock(worldMapMachine.provide({ actors: { loadMap: fromPromise(loadMap) } }), {});
  return actor;
}

it('fetches nothing before the reader comes near, and then once', async () => {
  const loadMap = vi.fn(async () => 'code');
  const actor = start(loadMap);
  expect(loadMap).not.toHaveBeenCalled();
  actor.send({ type: 'neared' });
  actor.send({ type: 'neared' });
  await settle();
  expect(loadMap).toHaveBeenCalledOnce();
  expect(selectMap(actor.getSnapshot())).toBe('code');
});

it('shows the table when it cannot be drawn, and tries again when asked', async () => {
  const loadMap = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(new Error('no WebGL'))
    .mockResolvedValue('code');
  const actor = start(loadMap);
  actor.send({ type: 'neared' });
  await settle();
  expect(selectHasFailed(actor.getSnapshot())).toBe(true);
  expect(selectIsTable(actor.getSnapshot())).toBe(true);
  actor.send({ type: 'retry' });
  await settle();
  expect(selectIsTable(actor.getSnapshot())).toBe(false);
});

it('keeps one popup, and closes it with the view it stands on', () => {
  const actor = start(async () => 'code');
  actor.send({ type: 'point.picked', id: 'NPL' });
  actor.send({ type: 'point.picked', id: 'ETH' });
  expect(selectPicked(actor.getSnapshot())).toBe('ETH');
  actor.send({ type: 'view.toggled' });
  expect(selectPicked(actor.getSnapshot())).toBeUndefined();
});
