/** For slices of one thing: of one colour, dark to light; red is kept for danger. */
export const SHADES: readonly string[] = ['#0d3260', '#3f74ad', '#7a9cc2'];
