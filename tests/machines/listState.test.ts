import { expect, it } from 'vitest';
import { type ListValues, listStateMachine, selectDraft, selectValues } from '#machines/listState.ts';
import { startOnClock } from '#tests/support/machines.ts';

function startList(values: ListValues = {}) {
  const written: ListValues[] = [];
  const replaced: ListValues[] = [];
  const { actor, clock } = startOnClock(
    listStateMachine.provide({
      actions: {
        writeAddress: (_, params) => void written.push(params.values),
        replaceAddress: (_, params) => void replaced.push(params.values),
      },
    }),
    { input: { values } },
  );
  return {
    actor,
    clock,
    written,
    replaced,
    values: () => selectValues(actor.getSnapshot()),
    draft: () => selectDraft(actor.getSnapshot()),
  };
}

it('shows a filter at once, writes it 300 ms after the last change, and goes back to the first page', () => {
  const { actor, clock, written, values, draft } = startList({ page: '3', sort: 'name' });
  actor.send({ type: 'filters.changed', values: { keyword: 'f' } });
  clock.increment(299);
  actor.send({ type: 'filters.changed', values: { keyword: 'fl' } });
  clock.increment(299);
  expect([draft(), values(), written]).toEqual([
    { keyword: 'fl', sort: 'name' },
    { page: '3', sort: 'name' },
    [],
  ]);
  clock.increment(1);
  expect([values(), written]).toEqual([{ keyword: 'fl', sort: 'name' }, [{ keyword: 'fl', sort: 'name' }]]);
});

it('keeps several filters that change within the 300 ms', () => {
  const { actor, clock, written } = startList();
  actor.send({ type: 'filters.changed', values: { country: '123' } });
  actor.send({ type: 'filters.changed', values: { dtype: '12' } });
  clock.increment(300);
  expect(written).toEqual([{ country: '123', dtype: '12' }]);
});

it('writes nothing for a filter that was taken back', () => {
  const { actor, clock, written } = startList();
  actor.send({ type: 'filters.changed', values: { country: '123' } });
  actor.send({ type: 'filters.changed', values: { country: '' } });
  clock.increment(300);
  expect(written).toEqual([]);
});

it('sorts at once, from the first page on', () => {
  const { actor, written } = startList({ page: '3' });
  actor.send({ type: 'sort.changed', sort: '-name' });
  expect(written).toEqual([{ sort: '-name' }]);
});

it('turns the page at once and takes the draft along', () => {
  const { actor, clock, written } = startList({ country: '1' });
  actor.send({ type: 'filters.changed', values: { dtype: '12' } });
  actor.send({ type: 'page.changed', page: '2' });
  clock.increment(300);
  expect(written).toEqual([{ country: '1', dtype: '12', page: '2' }]);
});

it('follows the back button, which wins over what was being typed', () => {
  const { actor, clock, written, values, draft } = startList({ page: '2' });
  actor.send({ type: 'filters.changed', values: { keyword: 'flood' } });
  actor.send({ type: 'address.changed', values: {} });
  clock.increment(300);
  expect([values(), draft(), written]).toEqual([{}, {}, []]);
});

it('is not disturbed by the echo of its own writing', () => {
  const { actor, clock, written, draft } = startList();
  actor.send({ type: 'page.changed', page: '2' });
  actor.send({ type: 'filters.changed', values: { keyword: 'flood' } });
  actor.send({ type: 'address.changed', values: { page: '2' } });
  expect(draft()).toEqual({ keyword: 'flood' });
  clock.increment(300);
  expect(written).toEqual([{ page: '2' }, { keyword: 'flood' }]);
});

it('shows the same page on a map, as a step that can be taken back', () => {
  const { actor, written } = startList({ page: '3', sort: 'name' });
  actor.send({ type: 'view.changed', view: 'map' });
  expect(written).toEqual([{ page: '3', sort: 'name', view: 'map' }]);
  actor.send({ type: 'view.changed', view: '' });
  expect(written[1]).toEqual({ page: '3', sort: 'name' });
});

it('takes other columns along in the address without a step of their own, with what was being typed', () => {
  const { actor, clock, written, replaced, values } = startList({ page: '3' });
  actor.send({ type: 'columns.changed', columns: 'code,name' });
  expect([values(), replaced]).toEqual([
    { page: '3', columns: 'code,name' },
    [{ page: '3', columns: 'code,name' }],
  ]);
  actor.send({ type: 'filters.changed', values: { keyword: 'flood' } });
  actor.send({ type: 'columns.changed', columns: '' });
  clock.increment(300);
  expect([replaced[1], written]).toEqual([{ keyword: 'flood' }, []]);
});
