import { unstable_forceFrameRate as setFrameRate } from 'scheduler';

/** Of 12.5 ms: four times as long, as on a small phone, they stay at the 50 ms from which on a touch would feel late. */
const FIRST_PER_SECOND = 80;
/** React's own. */
const SHORT = 0;

/**
 * How long React draws before it lets the browser look for input. Each pause costs a slow phone as much as a slice of 5 ms, which
 * are React's own: until its first page is there nobody can have begun anything in it.
 */
export const drawInLongSlices = () => setFrameRate(FIRST_PER_SECOND);
export const drawInShortSlices = () => setFrameRate(SHORT);
