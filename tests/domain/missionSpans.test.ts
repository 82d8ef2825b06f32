import { expect, it } from 'vitest';
import { barOf, byPosition, placeIn, spanOf } from '#src/domain/missionSpans.ts';

const flood = { start_date: '2025-12-20T00:00:00Z', end_date: '2026-02-10T00:00:00Z', role: 'Team Leader' };
const storm = { start_date: '2026-01-01T00:00:00Z', end_date: null, role: 'Nurse' };

it('covers whole months, from the first beginning to the last end, over the turn of a year', () => {
  const span = spanOf([storm, flood]);
  expect(span?.months.map((month) => new Date(month).toISOString().slice(0, 7))).toEqual([
    '2025-12',
    '2026-01',
    '2026-02',
  ]);
  expect(span && new Date(span.to).toISOString()).toBe('2026-03-01T00:00:00.000Z');
});

it('has nothing to cover where no mission says when it is', () => {
  expect(spanOf([])).toBeUndefined();
  expect(spanOf([{ start_date: null, end_date: undefined }])).toBeUndefined();
});

it('places a mission by its days; one whose end nobody knows lasts on, one without a beginning is not drawn', () => {
  const span = spanOf([flood]);
  if (!span) throw new Error('There is a span.');
  expect(placeIn(span, span.from)).toBe(0);
  expect(placeIn(span, span.to)).toBe(1);
  const days = 31 + 31 + 28;
  expect(barOf(span, flood)?.at).toBeCloseTo(19 / days);
  expect(barOf(span, flood)?.length).toBeCloseTo(52 / days);
  expect(barOf(span, storm)).toEqual({ at: 31 / days, length: 1 - 31 / days });
  expect(barOf(span, { start_date: null, end_date: flood.end_date })).toBeUndefined();
});

it('keeps those of one position together, in the order in which they come', () => {
  const other = { ...flood, start_date: null };
  expect(byPosition([flood, storm, other])).toEqual([
    { role: 'Team Leader', missions: [flood, other] },
    { role: 'Nurse', missions: [storm] },
  ]);
});
