import { expect, it } from 'vitest';
import { changeInWords, changesBetween, type DescribedState } from '#scripts/machines/diff.ts';
import { drawnChanges } from '#scripts/machines/diffReport.ts';

const before: DescribedState = {
  id: 'door',
  type: 'compound',
  initial: 'closed',
  states: [
    { id: 'door.closed', type: 'atomic', transitions: [{ event: 'open', target: 'door.open' }] },
    {
      id: 'door.open',
      type: 'atomic',
      onentry: ['ring'],
      transitions: [{ event: 'close', target: 'door.closed', actions: ['bang'] }],
    },
  ],
};

const after: DescribedState = {
  ...before,
  states: [
    {
      id: 'door.closed',
      type: 'atomic',
      transitions: [
        { event: 'open', guard: 'hasKey', target: 'door.open' },
        { event: 'lock', target: 'door.locked' },
      ],
    },
    {
      id: 'door.open',
      type: 'atomic',
      transitions: [{ event: 'close', target: 'door.closed', actions: ['click'] }],
    },
    { id: 'door.locked', type: 'atomic' },
  ],
};

const changes = changesBetween(before, after);

it('tells what two versions of a machine differ in: states, transitions, guards, actions', () => {
  expect(changes.map(changeInWords)).toEqual([
    '- door.closed  transition open → door.open',
    '+ door.closed  transition open [hasKey] → door.open',
    '+ door.closed  transition lock → door.locked',
    '~ door.open  entry actions: ring → none',
    '~ door.open  transition close → door.closed, actions: bang → click',
    '+ door.locked  state',
  ]);
});

it('tells of a machine that is new, or gone', () => {
  expect(changesBetween(undefined, before).map(({ kind }) => kind)).toEqual(
    changesBetween(before, undefined).map(() => 'added'),
  );
  expect(changesBetween(before, before)).toEqual([]);
});

it('draws both versions in one chart: what is new, gone and changed each in its way', async () => {
  const page = await drawnChanges('main', [{ name: 'door', before, after, changes }]);

  expect(page).toContain('<title>Machines changed since main</title>');
  expect(page).toMatch(/class="state added"[^>]*>.*?locked/);
  expect(page).toMatch(/<text class="removed"[^>]*>open</);
  expect(page).toMatch(/<text class="added"[^>]*>open \[hasKey\]</);
  expect(page).toMatch(/class="state changed"/);
});
