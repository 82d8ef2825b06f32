import { unstable_forceFrameRate as setFrameRate } from 'scheduler';

/** Below the 50 ms from which on a touch would feel late. */
const FIRST_PER_SECOND = 30;
/** React's own. */
const SHORT = 0;

/**
 * How long React draws before it lets the browser look for input. Each pause costs a slow phone as much as a slice of 5 ms, and
 * until its first page is there nobody can have begun anything in it.
 */
export const drawInLongSlices = () => setFrameRate(FIRST_PER_SECOND);
export const drawInShortSlices = () => setFrameRate(SHORT);
