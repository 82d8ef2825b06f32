import { SimulatedClock } from 'xstate';

/** A clock that moves when told, and says when the next delay on it is over. Milliseconds. */
export class SteppedClock extends SimulatedClock {
  readonly #due = new Map<number, number>();

  override setTimeout(fn: (...args: unknown[]) => void, timeout: number): number {
    const id = super.setTimeout((...args) => {
      this.#due.delete(id);
      fn(...args);
    }, timeout);
    this.#due.set(id, this.now() + timeout);
    return id;
  }

  override clearTimeout(id: number): void {
    this.#due.delete(id);
    super.clearTimeout(id);
  }

  /** How long until the next delay is over; undefined when nothing waits. */
  nextDelay(): number | undefined {
    if (this.#due.size === 0) return undefined;
    return Math.max(0, Math.min(...this.#due.values()) - this.now());
  }
}
