/** How spreadsheets name places and count days, for whoever reads or writes one. Source: ECMA-376, part 1. */

/** The letters of a column, from 0: 27 is "AB". */
export function columnLetters(column: number): string {
  const rest = column % 26;
  const last = String.fromCharCode(65 + rest);
  return column < 26 ? last : columnLetters((column - rest) / 26 - 1) + last;
}

/** "AB12" is in the column 27. */
export const columnOf = (place: string): number =>
  [...place.replace(/\d.*/, '').toUpperCase()].reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1;

/** Spreadsheets count days from the end of 1899. Undefined for what is no such number. */
export function dayOfSerial(text: string): string | undefined {
  const days = Number(text);
  if (!/^\d+(\.\d+)?$/.test(text) || days < FIRST_DAY || days > LAST_DAY) return undefined;
  return new Date(EPOCH + Math.floor(days) * DAY_MS).toISOString().slice(0, 10);
}
const EPOCH = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;
/** Of 1920 and 2099: other numbers are more likely something else. */
const [FIRST_DAY, LAST_DAY] = [7_306, 73_050];

// Control characters have no place in XML.
export const escapeXml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
