/** What some browsers tell of the connection. */
type Line = { saveData?: boolean; effectiveType?: string };

const line = () => (navigator as Navigator & { connection?: Line }).connection;

/** Whether a page may be fetched that somebody reaches for: not where the reader saves data or the line is a poor one. */
export function isGoodLine(): boolean {
  return navigator.onLine && !line()?.saveData && !/2g$/.test(line()?.effectiveType ?? '');
}

/** Whether there is room on the line for what nobody has asked for. */
export function isFastLine(): boolean {
  return isGoodLine() && line()?.effectiveType !== '3g';
}
