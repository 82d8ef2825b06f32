/** The level of a heading inside a page, below its own h1. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

const LOWEST = 6;

/**
 * Where the headings of a text stand in a page: the highest that it uses takes `top`, each further one the level below, so
 * that the outline has no gap. Editors choose levels by their size.
 *
 * @example headingLevels([1, 3], 3) // Map { 1 => 3, 3 => 4 }
 */
export function headingLevels(used: readonly number[], top: HeadingLevel): ReadonlyMap<number, HeadingLevel> {
  const levels = [...new Set(used)].sort((one, other) => one - other);
  return new Map(levels.map((level, rank) => [level, Math.min(LOWEST, top + rank) as HeadingLevel]));
}
