/** What is kept of answers that nothing shows: our own choice, a few screens' worth. */

/**
 * The longer an answer is, the fewer others may have been put aside since: their number times its own rows and `ANSWER_ROWS` stays below
 * this. 200 for a record, 87 for the list of countries, 34 for all emergencies on a map, which take as much memory as all else of 30 screens.
 */
export const CACHE_ROWS = 40_000;
export const ANSWER_ROWS = 200;

/** Milliseconds for which such an answer is kept, unless it is fresh for longer. */
export const CACHE_AGE_MS = 5 * 60_000;

/** Faults of the API told of in one visit: more would say nothing new. */
export const MOST_FAULTS = 100;

/** Milliseconds for which an answer fetched ahead of its screen counts as fresh: code that is slow to load has come by then. */
export const PREFETCH_AGE_MS = 10_000;
