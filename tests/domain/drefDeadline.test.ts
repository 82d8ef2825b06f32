import { expect, it } from 'vitest';
import { DREF_STATUS, DREF_TYPE, drefDeadline } from '#rules/dref.ts';

const { draft, approved } = DREF_STATUS;
const running = { status: approved, type: DREF_TYPE.response, updates: [] };
const TODAY = '2026-05-10';

it.each([
  [
    'an operation that goes on for long',
    running,
    '2026-08-31',
    { of: 'operation', day: '2026-08-31', state: 'later' },
  ],
  ['one that ends soon', running, '2026-06-09', { of: 'operation', day: '2026-06-09', state: 'soon' }],
  ['one that ends today', running, TODAY, { of: 'operation', day: TODAY, state: 'soon' }],
  ['one that has ended', running, '2026-05-09', { of: 'report', day: '2026-08-09', state: 'later' }],
  [
    'a report due at the end of a shorter month',
    running,
    '2025-11-30',
    { of: 'report', day: '2026-02-28', state: 'over' },
  ],
  [
    'a report that is written',
    { ...running, report: { status: draft } },
    '2026-03-01',
    { of: 'report', day: '2026-06-01', state: 'soon' },
  ],
  ['one that is completed', { ...running, report: { status: approved } }, '2026-03-01', undefined],
  ['one that is not approved', { ...running, status: draft }, '2026-08-31', undefined],
  ['a loan, once it has ended', { ...running, type: DREF_TYPE.loan }, '2026-03-01', undefined],
  ['one whose end nobody tells', running, null, undefined],
] as const)('knows the next deadline of %s', (_, process, end, deadline) => {
  expect(drefDeadline(process, end, TODAY)).toEqual(deadline);
});
