import { sumOf } from '#src/domain/appeals.ts';

type Amount = number | null | undefined;
interface Disaster {
  date: string;
  targeted_population?: Amount;
}
interface Operation extends Disaster {
  amount_requested?: Amount;
  amount_funded?: Amount;
}

/** What past operations are compared by. */
export const METRICS = {
  people: ({ targeted_population }) => targeted_population,
  requested: ({ amount_requested }) => amount_requested,
  funded: ({ amount_funded }) => amount_funded,
} as const satisfies Record<string, (operation: Operation) => Amount>;
export type Metric = keyof typeof METRICS;

const MONTHS = 12;

/** People targeted by month of the year, January first, all years together. A month without an operation had none. */
export function byMonthOfYear(disasters: readonly Disaster[]): number[] {
  const sums = Array.from({ length: MONTHS }, () => 0);
  for (const { date, targeted_population } of disasters) {
    const month = Number(date.slice(5, 7)) - 1;
    sums[month] = (sums[month] ?? 0) + (targeted_population ?? 0);
  }
  return sums;
}

/** Sums by month (`2026-05`), the oldest first; a sum of what nobody told is missing, and not 0. */
export function overMonths(operations: readonly Operation[], amountOf: (operation: Operation) => Amount) {
  const months = new Map<string, Amount[]>();
  for (const operation of operations) {
    const month = operation.date.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), amountOf(operation)]);
  }
  return [...months]
    .map(([month, values]) => ({ month, value: sumOf(values) }))
    .sort((one, other) => one.month.localeCompare(other.month));
}
