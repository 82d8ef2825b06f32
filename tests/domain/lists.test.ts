import { describe, expect, it } from 'vitest';
import { appealsEndpoint } from '#contracts/emergencies/appeals.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';
import { appealType, countries } from '#src/lists/choices.ts';
import { fixed } from '#src/lists/column.ts';
import { defineList } from '#src/lists/defineList.ts';
import { search } from '#src/lists/filter.ts';
import { addressWith, listValues } from '#src/lists/listPlace.ts';
import { CONFIG } from '#tests/support/config.ts';

const strings = defineStrings('testList', { code: 'Code', start: 'Start', amount: 'Amount' });
const NOW = new Date('2026-11-21T10:00:00Z');
const OURS = { ...CONFIG, extensions: ['ordering', 'dateRanges'] as const };

const list = defineList(appealsEndpoint, [strings], ({ column, filter }) => ({
  pageSize: 10,
  order: '-start_date',
  thenBy: ['code'],
  sortKeysElsewhere: ['code'],
  always: { needs_confirmation: false },
  filters: {
    q: filter.text('search', search),
    type: filter.number('atype', appealType),
    country: filter.numbers('country', countries),
    from: filter.day('start_date__gte', 'startAfter', { usual: () => '2026-10-22' }),
    until: filter.endOfDay('start_date__lte', 'startBefore'),
    ended: filter.day('end_date__lte', 'endBefore', { extension: 'dateRanges' }),
    when: filter.rule(search, (value) => (value === 'early' ? { start_date__lte: '2026-06-01' } : {})),
  },
  columns: [
    column.text('code', ({ code }) => code, { sortKey: 'code' }),
    column.number('amount', ({ amount_requested }) => amount_requested, { sortKey: 'amount_requested' }),
  ],
}));

const asked = (
  values: Record<string, string>,
  config: typeof CONFIG = { ...OURS, extensions: [...OURS.extensions] },
) => list.inputOf(values, { config, now: NOW }).query;

describe('what an address asks for', () => {
  it('is its page, order and filters, and what the list always asks for', () => {
    expect(asked({ page: '3', sort: '-amount_requested', type: '0', country: '7,x,9', q: 'flood' })).toEqual({
      limit: 10,
      offset: 20,
      ordering: ['-amount_requested', 'code'],
      needs_confirmation: false,
      search: 'flood',
      atype: 0,
      country: [7, 9],
      start_date__gte: '2026-10-22',
    });
  });

  it('looks for a name without the marks of direction that come along where it was copied', () => {
    expect(asked({ q: ' \u200f\u2068Nepal\u2069 ' })).toMatchObject({ search: 'Nepal' });
    expect(asked({ q: '\u202e' })).not.toHaveProperty('search', expect.anything());
  });

  it('takes what makes no sense for nothing', () => {
    expect(asked({ page: '-1', sort: 'secret', type: 'x', until: '1 May' })).toMatchObject({
      offset: 0,
      ordering: ['-start_date', 'code'],
    });
  });

  it('puts the choice of the reader in place of what a filter usually stands at', () => {
    expect(asked({ from: '2026-01-01' })?.start_date__gte).toBe('2026-01-01');
  });

  it('keeps the narrower of two limits', () => {
    expect(asked({ until: '2026-03-01', when: 'early' })?.start_date__lte).toBe('2026-03-01T23:59:59Z');
    expect(asked({ until: '2026-12-01', when: 'early' })?.start_date__lte).toBe('2026-06-01');
  });

  it('leaves out filters and orders that an API lacks', () => {
    expect(asked({ ended: '2026-01-01' })).toHaveProperty('end_date__lte', '2026-01-01');
    expect(asked({ ended: '2026-01-01' }, CONFIG)).not.toHaveProperty('end_date__lte');
    expect(asked({ sort: 'amount_requested' }, CONFIG)?.ordering).toEqual(['-start_date', 'code']);
    expect(asked({ sort: 'code' }, CONFIG)?.ordering).toEqual(['code', 'code']);
  });

  it('is what is asked for besides, too', () => {
    const { query } = list.inputOf({}, { config: CONFIG, now: NOW, query: { has_event: true } });
    expect(query).toMatchObject({ has_event: true, needs_confirmation: false });
  });
});

describe('the place of a list in an address', () => {
  const address = new URLSearchParams('erus_page=2&erus_sort=-type&eru_type=3&page=5&utm=mail');
  const erus = { name: 'erus', filters: ['eru_type'] };

  it('has a name of its own beside other lists', () => {
    expect(listValues(address, erus)).toEqual({ page: '2', sort: '-type', eru_type: '3' });
    expect(listValues(address, { filters: ['search'] })).toEqual({ page: '5' });
  });

  it('is written without touching what is not its own', () => {
    const next = addressWith(address, { eru_type: '4' }, erus);
    expect(Object.fromEntries(next)).toEqual({ page: '5', utm: 'mail', eru_type: '4' });
  });
});

it('has columns that do not sort where the order is fixed', () => {
  expect(fixed(list.columns).map(({ sortKey }) => sortKey)).toEqual([undefined, undefined]);
});

/** None of these is a list that the API could answer: the compiler refuses it, and refuses what it would not refuse. */
const wrong = () =>
  defineList(appealsEndpoint, [strings], ({ column, filter }) => ({
    pageSize: 10,
    // @ts-expect-error the endpoint declares no such order
    order: 'name',
    filters: {
      // @ts-expect-error the endpoint takes no such parameter
      country: filter.numbers('countries__in', countries),
      // @ts-expect-error a number is no day
      type: filter.day('atype', 'startAfter'),
    },
    columns: [
      // @ts-expect-error the endpoint cannot sort by it
      column.text('code', ({ code }) => code, { sortKey: 'secret' }),
      // @ts-expect-error there is no such word
      column.text('title', ({ code }) => code),
      // @ts-expect-error a row has no such field
      column.text('code', ({ headline }) => headline),
    ],
  }));

it('does not compile with an order, a parameter, a word or a field that is not there', () => {
  expect(wrong).not.toThrow();
});
