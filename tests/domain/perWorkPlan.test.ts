import { describe, expect, it } from 'vitest';
import { ACTION_STATUS } from '#rules/perSteps.ts';
import { calendarOf } from '#src/screens/per/workPlan/calendar.ts';
import { byDueDate, planFigures, urgencyOf } from '#src/screens/per/workPlan/rules.ts';

const TODAY = '2026-06-15';

describe('how urgent an action is', () => {
  it.each([
    ['2026-06-14', 'overdue'],
    ['2026-06-15', 'dueSoon'],
    ['2026-07-15', 'dueSoon'],
    ['2026-07-16', undefined],
    [undefined, undefined],
    ['soon', undefined],
  ])('due %s: %s', (due_date, urgency) => {
    expect(urgencyOf({ due_date, status: ACTION_STATUS.ongoing }, TODAY)).toBe(urgency);
  });

  it('is none once it is finished', () => {
    const action = { due_date: '2026-01-01', status: ACTION_STATUS.finished };
    expect(urgencyOf(action, TODAY)).toBeUndefined();
    expect(planFigures([action, { due_date: '2026-06-01' }, {}], TODAY)).toEqual({
      all: 3,
      finished: 1,
      overdue: 1,
      dueSoon: 0,
    });
  });

  it('puts first what is due first, and last what has no date', () => {
    const days = [{ due_date: undefined }, { due_date: '2026-07-01' }, { due_date: '2026-06-01' }];
    expect(byDueDate(days).map(({ due_date }) => due_date)).toEqual(['2026-06-01', '2026-07-01', undefined]);
  });
});

describe('the calendar of a plan', () => {
  const calendar = calendarOf(
    'Work plan; Nepal',
    [
      {
        uid: 'per-1-action-2@example.org',
        day: '2026-12-31',
        summary: 'Train, equip; report\nand review',
        description: `Évacuation ${'é'.repeat(80)}`,
      },
    ],
    Date.UTC(2026, 5, 15, 8, 30),
  );

  it('holds whole days, which end on the day after, over the end of a year too', () => {
    expect(calendar).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n');
    expect(calendar).toContain('DTSTAMP:20260615T083000Z\r\n');
  });

  it('says texts so that no sign of theirs ends them', () => {
    expect(calendar).toContain('SUMMARY:Train\\, equip\\; report\\nand review\r\n');
    expect(calendar).toContain('X-WR-CALNAME:Work plan\\; Nepal\r\n');
  });

  it('has no line of more than 75 octets, and cuts no letter', () => {
    const lines = calendar.split('\r\n');
    expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
    expect(calendar.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:Évacuation ${'é'.repeat(80)}`);
  });
});
