/** Latin, Arabic or Persian digits. */
const toLatinDigits = (text: string) =>
  text.replace(/[٠-٩۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

/** The degrees that a text says, with a point or a comma; NaN for one that says none. */
export function parseDegrees(text: string | undefined): number {
  const plain = toLatinDigits((text ?? '').replace(/[\u200E\u200F\u061C\s°]/gu, ''))
    .replace('\u2212', '-')
    .replace(/[,٫]/u, '.');
  return /^[-+]?\d{1,3}(\.\d+)?$/u.test(plain) ? Number(plain) : Number.NaN;
}

/** A place out of a pasted list; `latitude` and `longitude` as they were written. */
interface ListedPlace {
  description: string;
  latitude: string;
  longitude: string;
}

/**
 * Places out of lines such as `Camp, 27.71, 85.32`, parted by tabs (from a sheet), semicolons or commas; the name comes first or
 * last. `wrong`: the lines, by their numbers from 1, that name no place on the earth; a heading at the top is none of them.
 */
export function placesIn(text: string): { places: ListedPlace[]; wrong: number[] } {
  const places: ListedPlace[] = [];
  const wrong: number[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const place = placeIn(line);
    if (place) places.push(place);
    else if (index > 0 || /\d/u.test(line)) wrong.push(index + 1);
  }
  return { places, wrong };
}

function placeIn(line: string): ListedPlace | undefined {
  const separator = [/\t/u, /;/u, /,/u].find((one) => one.test(line));
  const parts = separator ? line.split(separator).map((part) => part.trim().replace(/^"(.*)"$/su, '$1')) : [];
  for (const at of [parts.length - 2, 0]) {
    const [latitude = '', longitude = ''] = parts.slice(at, at + 2);
    const isOnEarth = Math.abs(parseDegrees(latitude)) <= 90 && Math.abs(parseDegrees(longitude)) <= 180;
    const description = parts.filter((_, index) => index < at || index > at + 1).join(', ');
    if (at >= 0 && isOnEarth && description) return { description, latitude, longitude };
  }
  return undefined;
}
