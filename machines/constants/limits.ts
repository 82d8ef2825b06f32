/** What the request cache keeps: our own choice, a few screens' worth of answers. */

/** Answers kept; the one read longest ago leaves first. */
export const CACHE_ENTRIES = 200;

/** Milliseconds after which a kept answer is no longer shown. */
export const CACHE_AGE_MS = 5 * 60_000;

/** Milliseconds for which an answer fetched ahead of its screen counts as fresh: code that is slow to load has come by then. */
export const PREFETCH_AGE_MS = 10_000;
