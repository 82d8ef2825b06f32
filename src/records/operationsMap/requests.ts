import { everything } from '#contracts/query.ts';

/** What keeps appeals that run now, as the totals count them. The hour stands for the moment, so that the same page asks the same question twice. */
export function runningAt(now: Date) {
  const hour = new Date(now);
  hour.setMinutes(0, 0, 0);
  const then = hour.toISOString();
  return { start_date__lte: then, end_date__gt: then };
}

export const activeAppealsInput = (now: Date, region?: number) =>
  everything({ ...runningAt(now), ...(region !== undefined && { region: [region] }) });
