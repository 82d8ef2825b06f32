/** When and how a failed GET is repeated. The numbers are our own choice. */
export const RETRY = {
  /** Besides a lost connection: too many requests, and a server that is restarting. */
  statuses: [429, 502, 503, 504],
  /** Repetitions after the first attempt. */
  times: 3,
  /** Wait before the first repetition, in ms. */
  firstMs: 1_000,
  /** How much longer each wait is than the one before. */
  factor: 2,
  /** The share of a wait that chance may take away. */
  jitter: 0.5,
  /** A server that asks to wait longer than this, in ms, is not waited for: the reader is told and decides. */
  longestMs: 30_000,
} as const;
