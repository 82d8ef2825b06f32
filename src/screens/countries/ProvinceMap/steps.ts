const STEPS = 4;

/**
 * From which values on a colour stands, smallest first, for values up to `most`: even steps of round numbers, at most four. The
 * first holds all that is less than the second.
 */
export function stepsUpTo(most: number): number[] {
  if (most <= STEPS) return Array.from({ length: Math.max(1, Math.floor(most)) }, (_, index) => index + 1);
  const upper = Array.from({ length: STEPS - 1 }, (_, index) => rounded((most * (index + 1)) / STEPS));
  return [most < 100 ? 1 : 0, ...upper.filter((from) => from > 1)];
}

/** To two digits. */
function rounded(value: number): number {
  const size = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return Math.round(value / size) * size;
}
