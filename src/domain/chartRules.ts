/** A part of a whole. */
export interface Slice {
  key: string;
  label: string;
  value: number;
  color?: string | undefined;
}

const MOST_SLICES = 4;
const SHOWN_BESIDE_OTHERS = 3;

/** The key of the slice that stands for all the small ones. */
export const OTHERS = 'others';

/**
 * The slices of a pie, the largest first: more than four become the top three and the others together. What is not above
 * zero has no slice. Source: screen facts of the 3W pages.
 */
export function topSlices(slices: readonly Slice[], othersLabel: string): Slice[] {
  const sorted = slices.filter(({ value }) => value > 0).sort((one, other) => other.value - one.value);
  if (sorted.length <= MOST_SLICES) return sorted;
  const rest = sorted.slice(SHOWN_BESIDE_OTHERS).reduce((sum, { value }) => sum + value, 0);
  return [...sorted.slice(0, SHOWN_BESIDE_OTHERS), { key: OTHERS, label: othersLabel, value: rest }];
}
