/** What is kept of answers that nothing shows: our own choice, a few screens' worth. */

/** Answers kept; the one that was shown longest ago leaves first. */
export const CACHE_ENTRIES = 200;

/** Milliseconds for which such an answer is kept, unless it is fresh for longer. */
export const CACHE_AGE_MS = 5 * 60_000;

/** Faults of the API told of in one visit: more would say nothing new. */
export const MOST_FAULTS = 100;

/** Milliseconds for which an answer fetched ahead of its screen counts as fresh: code that is slow to load has come by then. */
export const PREFETCH_AGE_MS = 10_000;
