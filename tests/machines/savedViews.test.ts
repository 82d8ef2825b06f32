import { expect, it, vi } from 'vitest';
import {
  type SavedView,
  savedViewsMachine,
  selectIsManaging,
  selectIsNaming,
  selectRenamed,
  selectViews,
} from '#machines/savedViews.ts';
import { startOnClock } from '#tests/support/machines.ts';

const FLOODS = { name: 'Floods', query: 'dtype=12' };
const NEWEST = { name: 'Newest', query: 'sort=-start_date' };

function start(views: readonly SavedView[] = []) {
  const keep = vi.fn<(views: readonly SavedView[]) => void>();
  const { actor } = startOnClock(
    savedViewsMachine.provide({ actions: { keep: (_, params) => keep(params.views) } }),
    { input: { views } },
  );
  return {
    actor,
    keep,
    of: <Value>(select: (snapshot: ReturnType<typeof actor.getSnapshot>) => Value) =>
      select(actor.getSnapshot()),
  };
}

it('keeps a view under its name, without blanks around it', () => {
  const { actor, keep, of } = start([FLOODS]);
  actor.send({ type: 'save.asked' });
  expect(of(selectIsNaming)).toBe(true);
  actor.send({ type: 'name.given', name: ' Newest ', query: NEWEST.query });
  expect([of(selectIsNaming), of(selectViews)]).toEqual([false, [FLOODS, NEWEST]]);
  expect(keep.mock.calls).toEqual([[[FLOODS, NEWEST]]]);
});

it.each(['', '  ', 'floods', ' FLOODS'])('takes "%s" for no name of a new view', (name) => {
  const { actor, keep, of } = start([FLOODS]);
  actor.send({ type: 'save.asked' });
  actor.send({ type: 'name.given', name, query: '' });
  expect([of(selectIsNaming), of(selectViews)]).toEqual([true, [FLOODS]]);
  expect(keep).not.toHaveBeenCalled();
});

it('renames a view and keeps what it shows; its own name in other letters is free', () => {
  const { actor, keep, of } = start([FLOODS, NEWEST]);
  actor.send({ type: 'manage.asked' });
  actor.send({ type: 'rename.asked', name: 'Floods' });
  expect(of(selectRenamed)).toBe('Floods');
  actor.send({ type: 'name.given', name: 'newest' });
  expect(of(selectRenamed)).toBe('Floods');
  actor.send({ type: 'name.given', name: 'FLOODS' });
  expect([of(selectRenamed), of(selectIsManaging)]).toEqual([undefined, true]);
  expect(keep.mock.calls).toEqual([[[{ ...FLOODS, name: 'FLOODS' }, NEWEST]]]);
});

it('deletes views, and closes with the last', () => {
  const { actor, keep, of } = start([FLOODS, NEWEST]);
  actor.send({ type: 'manage.asked' });
  actor.send({ type: 'view.removed', name: 'Floods' });
  expect(of(selectIsManaging)).toBe(true);
  actor.send({ type: 'view.removed', name: 'Newest' });
  expect(of(selectIsManaging)).toBe(false);
  expect(keep.mock.calls).toEqual([[[NEWEST]], [[]]]);
});

it('shows what another tab did, and ends the renaming of a view that is gone', () => {
  const { actor, keep, of } = start([FLOODS, NEWEST]);
  actor.send({ type: 'manage.asked' });
  actor.send({ type: 'rename.asked', name: 'Floods' });
  actor.send({ type: 'views.changed', views: [FLOODS] });
  expect(of(selectRenamed)).toBe('Floods');
  actor.send({ type: 'views.changed', views: [NEWEST] });
  expect([of(selectRenamed), of(selectIsManaging), of(selectViews)]).toEqual([undefined, true, [NEWEST]]);
  actor.send({ type: 'views.changed', views: [] });
  expect(of(selectIsManaging)).toBe(false);
  expect(keep).not.toHaveBeenCalled();
});
