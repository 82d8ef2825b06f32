/** An action as a calendar takes it. `day`: `2026-05-01`. */
export interface CalendarEntry {
  uid: string;
  day: string;
  summary: string;
  description: string | undefined;
}

const DAY_MS = 86_400_000;
/** So many octets to a line, without its end. */
const LONGEST_LINE = 75;

/**
 * A calendar (.ics) with a whole day for each entry and a reminder a week before. `now`: when it was made, in ms since 1970.
 * Source: RFC 5545.
 */
export function calendarOf(name: string, entries: readonly CalendarEntry[], now: number): string {
  const stamp = `${new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '')}`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//IFRC GO//PER work plan//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...entries.flatMap(({ uid, day, summary, description }) => [
      'BEGIN:VEVENT',
      `UID:${escaped(uid)}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${basic(day)}`,
      `DTEND;VALUE=DATE:${basic(dayAfter(day))}`,
      `SUMMARY:${escaped(summary)}`,
      ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(summary)}`,
      'TRIGGER:-P7D',
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const basic = (day: string) => day.replaceAll('-', '');
const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);

const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, '\\n');

/** A long line goes on after a line end and a space; no letter is cut in two. */
function folded(line: string): string {
  const parts: string[] = [];
  let [part, octets] = ['', 0];
  for (const letter of line) {
    const own = ENCODER.encode(letter).length;
    // The space that a line goes on with counts.
    if (octets + own > LONGEST_LINE) {
      parts.push(part);
      [part, octets] = ['', 1];
    }
    part += letter;
    octets += own;
  }
  return [...parts, part].join('\r\n ');
}
const ENCODER = new TextEncoder();
