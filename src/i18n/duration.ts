import type { Language } from '#contracts/languages.ts';
import { formatList, isNumber, type Maybe, MISSING, numberFormat } from './format.ts';

/** Seconds of each unit, longest first. Source: product specification, section 9. */
const DURATION_UNITS = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/**
 * How long, in its longest units: "1 year, 2 months". `seconds`: a negative one counts as 0. `unitsShown`: the longest unit
 * and those right below it; what is shorter is dropped, not rounded up. `@default` 2
 */
export function formatDuration(seconds: Maybe<number>, language: Language, unitsShown = 2): string {
  if (!isNumber(seconds)) return MISSING;
  const counts = unitCounts(Math.max(0, Math.floor(seconds)));
  const longest = counts.findIndex(({ count }) => count > 0);
  const shown = longest < 0 ? counts.slice(-1) : counts.slice(longest, longest + unitsShown);
  const parts = shown
    .filter(({ count }, index) => count > 0 || index === 0)
    .map(({ count, unit }) =>
      numberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    );
  return formatList(parts, language);
}

function unitCounts(seconds: number) {
  let rest = seconds;
  return DURATION_UNITS.map(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return { unit, count };
  });
}
