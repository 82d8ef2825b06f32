import { describe, expect, it } from 'vitest';
import {
  type Appeal,
  filterOperations,
  operationsByCountry,
  responseOf,
  severityOf,
  sortOperations,
} from '#src/domain/operations.ts';

const appeal = (id: number, more: Partial<Appeal> = {}): Appeal => ({
  id: String(id),
  name: `Operation ${id}`,
  code: `MDR${id}`,
  atype: 0,
  atype_display: 'DREF',
  status_display: 'Active',
  dtype: { id: 12, name: 'Flood' },
  country: { id: 123, name: 'Nepal', iso3: 'NPL', region: 2 },
  event: id,
  start_date: `2026-05-0${id}T10:00:00Z`,
  amount_requested: 100,
  amount_funded: 50,
  num_beneficiaries: 10,
  ...more,
});

const nepal = {
  id: 123,
  name: 'Nepal',
  iso: 'NP',
  iso3: 'NPL',
  independent: true,
  is_deprecated: false,
  centroid: { type: 'Point' as const, coordinates: [84, 28] },
};

describe('operations of a country', () => {
  it.each([
    [[0], 'yellow'],
    [[0, 2, null], 'red'],
    [[undefined], 'unknownSeverity'],
    [[], 'unknownSeverity'],
  ])('of severities %o count as %s', (levels, severity) => {
    expect(severityOf(levels)).toBe(severity);
  });

  it.each([
    [20, 'fundedLow'],
    [50, 'fundedMiddle'],
    [90, 'fundedHigh'],
  ])('funded to %d percent are %s', (percent, funding) => {
    const [found] = operationsByCountry([appeal(1, { amount_funded: percent })], [nepal]);
    expect(found?.funding).toBe(funding);
  });

  it('of which nobody knows what came in are of unknown funding, and ask for nothing known', () => {
    const unsaid = appeal(1, { amount_requested: undefined, amount_funded: undefined });
    expect(operationsByCountry([unsaid], [nepal])).toMatchObject([
      { funding: 'unknownFunding', amountRequested: undefined, peopleTargeted: 10 },
    ]);
  });

  it('add up what they ask for, and lie where the country lies', () => {
    expect(operationsByCountry([appeal(1), appeal(2, { atype: 1 })], [nepal])).toMatchObject([
      { kind: 'multipleTypes', amountRequested: 200, peopleTargeted: 20, longitude: 84, latitude: 28 },
    ]);
  });

  it('are left out where nobody knows the place', () => {
    expect(operationsByCountry([appeal(1)], [{ ...nepal, centroid: null }])).toEqual([]);
  });

  it.each([{ is_deprecated: true }, { independent: false }, { iso3: null }])(
    'are left out where the country cannot be chosen: %o',
    (change) => {
      expect(operationsByCountry([appeal(1)], [{ ...nepal, ...change }])).toEqual([]);
    },
  );
});

it.each([
  [{}, ['1', '2', '3']],
  [{ startAfter: '2026-05-02' }, ['2', '3']],
  [{ startBefore: '2026-05-02' }, ['1', '2']],
  [{ atype: 1 }, ['3']],
  [{ dtypes: [6] }, ['2']],
  [{ dtypes: [6, 12] }, ['1', '2', '3']],
])('keeps operations by %o, both days included', (filter, ids) => {
  const all = [appeal(1), appeal(2, { dtype: { id: 6, name: 'Drought' } }), appeal(3, { atype: 1 })];
  expect(filterOperations(all, filter).map(({ id }) => id)).toEqual(ids);
});

it.each([
  ['start_date', ['1', '2']],
  ['code', ['1', '2']],
  ['name', ['1', '2']],
  ['country', ['2', '1']],
  ['dtype', ['2', '1']],
  ['amount_requested', ['2', '1']],
  ['amount_funded', ['1', '2']],
])('sorts operations by %s, either way', (key, ids) => {
  const all = [
    appeal(1),
    appeal(2, {
      dtype: { id: 6, name: 'Drought' },
      country: { id: 1, name: 'Chad', iso3: 'TCD', region: 0 },
      amount_requested: 60,
      amount_funded: 60,
    }),
  ];
  expect(sortOperations(all, { key, isDescending: false }).map(({ id }) => id)).toEqual(ids);
  expect(sortOperations(all, { key, isDescending: true }).map(({ id }) => id)).toEqual([...ids].reverse());
});

it.each([
  [[[], []], 'withoutResponse'],
  [[['MDRNP001'], ['MDRNP002']], 'withResponse'],
  [[['MDRNP001'], []], 'mixedResponse'],
] as const)('tells the level of response of emergencies with the appeals %j', (appeals, level) => {
  expect(responseOf(appeals.map((codes) => ({ appeals: codes })))).toBe(level);
});
