export const PERIODS = ['thisYear', 'lastYear', 'years2', 'years5', 'years10'] as const;
export type Period = (typeof PERIODS)[number];

/** Years before this one that a period begins with. */
const BACK: Readonly<Record<Period, number>> = {
  thisYear: 0,
  lastYear: 1,
  years2: 2,
  years5: 5,
  years10: 10,
};

/** The first and the last day of a period, in whole years. */
export function spanOf(period: Period, now: Date) {
  const year = now.getUTCFullYear();
  return {
    start_date_from: `${year - BACK[period]}-01-01`,
    start_date_to: `${period === 'lastYear' ? year - 1 : year}-12-31`,
  };
}
