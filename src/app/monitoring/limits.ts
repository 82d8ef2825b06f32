/** Source of all: product specification, sections 1 and 9. */

/** Share of errors' traces and of sessions that are recorded. */
export const SAMPLE_RATE = 0.8;

/** Recorded events of a session in one window. Whatever comes beyond is dropped. */
export const MOST_EVENTS = 300;
export const EVENT_WINDOW_MS = 5000;

/** Changes of the page in one go: recording stops beyond the first, and is noted beyond the second. */
export const MUTATION_LIMIT = 10_000;
export const MUTATION_BREADCRUMB_LIMIT = 750;

/** A click without any effect for so long counts as slow. */
export const SLOW_CLICK_MS = 7000;
