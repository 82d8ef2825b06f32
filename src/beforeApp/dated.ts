const DAY_MS = 86_400_000;

/**
 * An address with the days that it hangs on when it is opened, of UTC as the app's own: `{day-30}` is 2026-10-25 on 24 November 2026,
 * `{month-12}` is 2025-11, `{year-5}` is 2021.
 */
export const dated = (address: string, now: Date): string =>
  address.replace(/\{(day|month|year)([+-]\d+)\}/g, (_, span: string, by: string) =>
    span === 'day'
      ? textOf(now.getTime() + Number(by) * DAY_MS).slice(0, 10)
      : span === 'month'
        ? textOf(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + Number(by), 1)).slice(0, 7)
        : String(now.getUTCFullYear() + Number(by)),
  );

const textOf = (moment: number) => new Date(moment).toISOString();
