/** Something that is timed. */
export interface Task {
  name: string;
  run: () => unknown;
  /** The median may not be longer, in ms. */
  boundMs?: number;
}
