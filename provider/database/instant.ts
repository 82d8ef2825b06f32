/** A moment as PostgreSQL writes it: `2026-11-20 08:30:00.123456+05:30`, of years before our era with ` BC` at the end. */
const WRITTEN = /^(\d{4,})-(\d\d-\d\d)[ T](\d\d:\d\d:\d\d(?:\.\d+)?)(?:Z|([+-]\d\d)(?::?(\d\d))?)( BC)?$/;

/**
 * A moment as the API writes it: ISO 8601 in UTC with milliseconds, whatever the driver returns. Dates of JavaScript read it as
 * PostgreSQL writes it by luck alone: to them the year 0026 is none, and 0049 is 2049. What is no moment to them, such as
 * `infinity`, stays as it is, so that one odd row does not keep a whole list from its readers.
 */
export function instantIn(value: string | Date): string {
  const moment = value instanceof Date ? value : new Date(isoOf(value));
  return Number.isNaN(moment.getTime()) ? String(value) : moment.toISOString();
}

function isoOf(text: string): string {
  const [, year, day, time, hours = '+00', minutes = '00', isBefore] = WRITTEN.exec(text) ?? [];
  if (!year) return text;
  return `${isoYear(isBefore ? 1 - Number(year) : Number(year))}-${day}T${time}${hours}:${minutes}`;
}

/** Four digits, or a sign and six. */
const isoYear = (year: number) =>
  year >= 0 && year <= 9999
    ? String(year).padStart(4, '0')
    : (year < 0 ? '-' : '+') + String(Math.abs(year)).padStart(6, '0');
