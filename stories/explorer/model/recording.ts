import type { AnyEventObject, StateValue } from 'xstate';
import type { Control } from './control.ts';
import type { Origin } from './origin.ts';
import { Problem } from './problem.ts';

/**
 * One thing that a tester did: an event from outside, time that went by (milliseconds), or a guard that answers by hand from now
 * on (`null`: by itself again).
 */
export type Step =
  | { readonly event: AnyEventObject }
  | { readonly wait: number }
  | { readonly guard: string; readonly answer: boolean | null };

/** What guards and delays answered, by their names, in their order: where it depends on functions that no file can hold. */
export type Answers = Readonly<Record<string, readonly unknown[]>>;

/** A step, and the state in which it left the machine when it was recorded. */
export type RecordedStep = Step & {
  readonly state: string;
  /** In which it should have left it, in the words of `stateInWords`: what makes a recorded mistake a test. */
  readonly expected?: string;
  readonly answers?: Answers;
  /** What of the page was used for it, where that is known. */
  readonly by?: Control;
};

/** A delay that was running. Milliseconds until it is over. */
export interface RunningDelay {
  readonly event: AnyEventObject;
  readonly delay: number;
  readonly id: string;
}

/**
 * How somebody drove a machine, from one of the catalogue's example inputs or from the one that the running app gave it. As JSON
 * it goes into a bug report; whoever imports it sees the same, or where it went another way.
 */
export interface Recording {
  readonly machine: string;
  /** The name of the input in the catalogue. Empty where `given` says it, and of machines with a single example. */
  readonly input: string;
  /** The input itself, `packed`. */
  readonly given?: unknown;
  /** What was answered on the way into the first state. */
  readonly answers?: Answers;
  /** Where the steps begin, if not at the start: XState's snapshot, `packed`, and the delays that were running. */
  readonly begins?: { readonly snapshot: unknown; readonly delays: readonly RunningDelay[] };
  readonly origin?: Origin;
  readonly steps: readonly RecordedStep[];
}

/** What of a file a problem is about. */
type Name = { key: 'theFile' | 'theEvent' } | { key: 'step' | 'eventOfStep'; number: number };

const KIND = 'go machine recording';

/**
 * The JSON to attach to a bug report. Errors become their message; functions are left out, and so is what nobody else may have:
 * passwords and tokens stand as numbers, equal ones as equal.
 */
export function toJson({ steps, ...head }: Recording): string {
  const secrets: string[] = [];
  const hidden = (key: string, value: unknown) => {
    if (typeof value !== 'string' || value === '' || !SECRET.test(key)) return plain(key, value);
    if (!secrets.includes(value)) secrets.push(value);
    return `(hidden ${secrets.indexOf(value) + 1})`;
  };
  return `${JSON.stringify({ kind: KIND, ...head, steps }, hidden, 2)}\n`;
}

const SECRET = /password|^token$/i;

/** Reads what `toJson` wrote. Throws an Error that tells a tester what is wrong with the file. */
export function fromJson(text: string): Recording {
  const read = asRecord(parse(text), { key: 'theFile' });
  const { kind, machine, input, steps, given, answers, begins, origin } = read;
  if (kind !== KIND) throw new Problem('notARecording');
  if (typeof machine !== 'string' || typeof input !== 'string' || !Array.isArray(steps)) {
    throw new Problem('incomplete');
  }
  return {
    machine,
    input,
    ...(given !== undefined && { given }),
    ...(answers !== undefined && { answers: answers as Answers }),
    ...(begins !== undefined && { begins: begins as NonNullable<Recording['begins']> }),
    ...(origin !== undefined && { origin: origin as Origin }),
    steps: steps.map(readStep),
  };
}

function readStep(read: unknown, index: number): RecordedStep {
  const name = { key: 'step', number: index + 1 } as const;
  const { event, wait, guard, answer, state, expected, answers, by } = asRecord(read, name);
  if (typeof state !== 'string') throw new Problem('noState', { name });
  const beside = {
    state,
    ...(typeof expected === 'string' && { expected }),
    ...(answers !== undefined && { answers: answers as Answers }),
    ...(by !== undefined && { by: by as Control }),
  };
  if (typeof wait === 'number' && wait >= 0) return { wait, ...beside };
  if (typeof guard === 'string')
    return { guard, answer: typeof answer === 'boolean' ? answer : null, ...beside };
  return { event: readEvent(event, { key: 'eventOfStep', number: index + 1 }), ...beside };
}

/** An event that was typed or recorded. Throws an Error that says what is wrong with it. */
export function readEvent(read: unknown, name: Name = { key: 'theEvent' }): AnyEventObject {
  const event = asRecord(read, name);
  if (typeof event.type !== 'string' || event.type === '') throw new Problem('noType', { name });
  return event as AnyEventObject;
}

/** The event in a text of JSON. */
export function parseEvent(text: string): AnyEventObject {
  return readEvent(parse(text));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem('notJson');
  }
}

function asRecord(value: unknown, name: Name): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Problem('notAnObject', { name });
  }
  return value as Record<string, unknown>;
}

/** What JSON can hold of any value, for recordings and for the eye. */
export function plain(_key: string, value: unknown): unknown {
  if (value instanceof Error) return { name: value.name, message: value.message };
  if (value instanceof Map) return Object.fromEntries(value);
  if (value instanceof Set) return [...value];
  return value;
}

/** "open.ready"; "answer.idle, list.closed" where regions run side by side; "" for a machine without states. */
export function stateInWords(value: StateValue): string {
  return leavesOf(value).join(', ');
}

function leavesOf(value: StateValue): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([key, inside]) => {
    const below = inside === undefined ? [] : leavesOf(inside);
    return below.length === 0 ? [key] : below.map((leaf) => `${key}.${leaf}`);
  });
}
