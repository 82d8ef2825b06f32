import { ACTION_STATUS } from '#rules/perSteps.ts';
import { compareTimes } from '#src/domain/compareTimes.ts';

/** So long before its due date an action is pointed out. */
export const DUE_SOON_DAYS = 30;

/** How urgent an action is: what is finished or has no date never is. */
export type Urgency = 'overdue' | 'dueSoon' | undefined;

interface Dated {
  due_date?: string | null | undefined;
  status?: number | null | undefined;
}

const DAY_MS = 86_400_000;

/** `today`, `due_date`: days as the API writes them, `2026-05-01`. An action is overdue from the day after its due date. */
export function urgencyOf({ due_date, status }: Dated, today: string): Urgency {
  if (!due_date || status === ACTION_STATUS.finished) return undefined;
  const days = (Date.parse(`${due_date}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / DAY_MS;
  if (Number.isNaN(days) || days > DUE_SOON_DAYS) return undefined;
  return days < 0 ? 'overdue' : 'dueSoon';
}

/** How many actions there are, by what one looks at first. */
export function planFigures(actions: readonly Dated[], today: string) {
  const urgencies = actions.map((action) => urgencyOf(action, today));
  return {
    all: actions.length,
    finished: actions.filter(({ status }) => status === ACTION_STATUS.finished).length,
    overdue: urgencies.filter((one) => one === 'overdue').length,
    dueSoon: urgencies.filter((one) => one === 'dueSoon').length,
  };
}

/** The actions by what is due first; those without a date last. */
export const byDueDate = <Action extends Dated>(actions: readonly Action[]): Action[] =>
  actions.toSorted((one, other) => compareTimes(one.due_date || '9999', other.due_date || '9999'));
