import { expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import {
  selectHasFailed,
  selectIsMoving,
  selectIsPreparing,
  selectIsTable,
  selectIsUnable,
  selectMap,
  selectPicked,
  selectPicture,
  selectStep,
  worldMapMachine,
} from '#machines/worldMap.ts';
import { settle, startOnClock } from '#tests/support/machines.ts';

type Load = () => Promise<unknown>;

function start({
  loadPicture = async () => 'coarse',
  refine = async () => undefined,
  loadMap = async () => 'code',
  isStyled = false,
}: {
  loadPicture?: Load;
  refine?: Load;
  loadMap?: Load;
  isStyled?: boolean;
} = {}) {
  const actors = {
    loadPicture: fromPromise<unknown, undefined>(loadPicture),
    refine: fromPromise<unknown, { picture: unknown }>(refine),
    loadMap: fromPromise<unknown, undefined>(loadMap),
  };
  const { actor } = startOnClock(worldMapMachine.provide({ actors }), { input: { isStyled } });
  const near = async () => {
    actor.send({ type: 'neared' });
    await settle();
  };
  return { actor, near };
}

it('fetches nothing before the reader comes near, then the picture alone, once', async () => {
  const loadPicture = vi.fn(async () => 'coarse');
  const loadMap = vi.fn(async () => 'code');
  const { actor, near } = start({ loadPicture, loadMap });
  expect(loadPicture).not.toHaveBeenCalled();
  await near();
  await near();
  expect(loadPicture).toHaveBeenCalledOnce();
  expect(selectPicture(actor.getSnapshot())).toBe('coarse');
  expect(loadMap).not.toHaveBeenCalled();
});

it('takes finer geometry where there is some, and keeps the first where there is none', async () => {
  const finer = start({ refine: async () => 'fine' });
  await finer.near();
  expect(selectPicture(finer.actor.getSnapshot())).toBe('fine');
  const offline = start({ refine: () => Promise.reject(new Error('offline')) });
  await offline.near();
  expect(selectPicture(offline.actor.getSnapshot())).toBe('coarse');
});

it('moves once somebody asks for it, by the step that was asked for', async () => {
  const { actor, near } = start();
  await near();
  actor.send({ type: 'zoom.asked', by: 1 });
  expect(selectIsPreparing(actor.getSnapshot())).toBe(true);
  await settle();
  expect(selectMap(actor.getSnapshot())).toBe('code');
  expect(selectStep(actor.getSnapshot())).toBe(1);
  // The picture stays until there is something else to see.
  expect(selectIsMoving(actor.getSnapshot())).toBe(false);
  actor.send({ type: 'map.drawn' });
  expect(selectIsMoving(actor.getSnapshot())).toBe(true);
});

it('prepares a base map of its own at once', async () => {
  const { actor, near } = start({ isStyled: true });
  await near();
  await settle();
  expect(selectMap(actor.getSnapshot())).toBe('code');
});

it('stays a picture where it cannot move, and tries again when asked', async () => {
  const loadMap = vi.fn<Load>().mockRejectedValueOnce(new Error('no WebGL')).mockResolvedValue('code');
  const { actor, near } = start({ loadMap });
  await near();
  actor.send({ type: 'zoom.asked', by: 1 });
  await settle();
  expect(selectIsUnable(actor.getSnapshot())).toBe(true);
  expect(selectIsTable(actor.getSnapshot())).toBe(false);
  expect(selectStep(actor.getSnapshot())).toBe(0);
  actor.send({ type: 'retry' });
  await settle();
  expect(selectMap(actor.getSnapshot())).toBe('code');
});

it('shows the table when there is no picture, and tries again when asked', async () => {
  const loadPicture = vi.fn<Load>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('coarse');
  const { actor, near } = start({ loadPicture });
  await near();
  expect(selectHasFailed(actor.getSnapshot())).toBe(true);
  expect(selectIsTable(actor.getSnapshot())).toBe(true);
  actor.send({ type: 'retry' });
  await settle();
  expect(selectIsTable(actor.getSnapshot())).toBe(false);
});

it('keeps one popup, and closes it with the view it stands on', () => {
  const { actor } = start();
  actor.send({ type: 'point.picked', id: 'NPL' });
  actor.send({ type: 'point.picked', id: 'ETH' });
  expect(selectPicked(actor.getSnapshot())).toBe('ETH');
  actor.send({ type: 'view.toggled' });
  expect(selectPicked(actor.getSnapshot())).toBeUndefined();
});
