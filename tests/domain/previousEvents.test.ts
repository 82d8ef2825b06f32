import { expect, it } from 'vitest';
import { groupsOf } from '#src/screens/countries/PreviousEventsScreen/history.ts';

const times = (disaster_id: number, count: number) =>
  Array.from({ length: count }, () => ({
    disaster_id,
    disaster_name: `type ${disaster_id}`,
    date: '2024-01-01',
  }));

it('tells five types of disasters apart, the most frequent first', () => {
  const { groups } = groupsOf(
    [1, 2, 3, 4, 5].flatMap((id) => times(id, id)),
    'Others',
  );
  expect(groups.map(({ key }) => key)).toEqual(['5', '4', '3', '2', '1']);
});

it('puts together what comes seldom where there are more', () => {
  const { groups, groupOf } = groupsOf(
    [1, 2, 3, 4, 5, 6].flatMap((id) => times(id, id)),
    'Others',
  );
  expect(groups.map(({ label }) => label)).toEqual(['type 6', 'type 5', 'type 4', 'type 3', 'Others']);
  const [rare] = times(1, 1);
  const [frequent] = times(6, 1);
  expect(rare && groupOf(rare)).toBe('others');
  expect(frequent && groupOf(frequent)).toBe('6');
});
