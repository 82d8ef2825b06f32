/** The header `Retry-After`, seconds or a date, as ms from `now`; undefined without one that can be read. */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  if (!header) return undefined;
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
