const DAY_MS = 86_400_000;

/**
 * An address with the days that it hangs on when it is opened, of UTC as the app's own: `{day-30}` is 2026-10-25 on 24 November 2026,
 * `{month-12}` is 2025-11.
 */
export const dated = (address: string, now: Date): string =>
  address.replace(/\{(day|month)([+-]\d+)\}/g, (_, span: string, by: string) =>
    span === 'day'
      ? textOf(now.getTime() + Number(by) * DAY_MS).slice(0, 10)
      : textOf(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + Number(by), 1)).slice(0, 7),
  );

const textOf = (moment: number) => new Date(moment).toISOString();
