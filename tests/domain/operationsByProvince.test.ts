import { expect, it } from 'vitest';
import { appealsEndpoint } from '#contracts/emergencies/appeals.ts';
import { byProvince } from '#src/screens/countries/CountryEmergenciesScreen/byProvince.ts';
import { exampleAnswer } from '#tests/support/screens.tsx';

const [example] = exampleAnswer(appealsEndpoint).results;
if (!example) throw new Error('The list of appeals has no example.');
const appeal = (id: string, event: number | null) => ({ ...example, id, event });
const report = (event: number | undefined, ...districts: number[]) => ({
  event_details: event === undefined ? null : { id: event },
  districts_details: districts.map((id) => ({ id, name: `Province ${id}` })),
});

it('places operations where the reports of their emergencies say, each once a province', () => {
  const found = byProvince(
    [appeal('1', 10), appeal('2', 10), appeal('3', 20), appeal('4', 30), appeal('5', null)],
    [report(10, 1, 2), report(10, 2), report(20, 2), report(undefined, 1), report(40, 3)],
  );
  const ids = [...found].map(([province, own]) => [province, own.map(({ id }) => id)]);
  expect(ids).toEqual([
    [1, ['1', '2']],
    [2, ['1', '2', '3']],
  ]);
});
