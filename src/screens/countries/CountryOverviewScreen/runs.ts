const MONTHS = 12;

/** Months (0 to 11) as runs of neighbours, first and last of each; December and January are neighbours. */
export function runsOf(months: readonly number[]): [first: number, last: number][] {
  const all = new Set(months);
  if (all.size === MONTHS) return [[0, MONTHS - 1]];
  return [...all]
    .filter((month) => !all.has((month + MONTHS - 1) % MONTHS))
    .sort((one, other) => one - other)
    .map((first) => {
      let last = first;
      while (all.has((last + 1) % MONTHS)) last = (last + 1) % MONTHS;
      return [first, last];
    });
}
