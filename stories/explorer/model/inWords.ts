import type { AnyEventObject } from 'xstate';
import { eventInWords } from '#scripts/machines/transitions.ts';
import { plain, type Step } from './recording.ts';

/** What a step was, without its payload: "open", "run failed", "4500 ms pass". */
export function stepInWords(step: Step): string {
  if ('wait' in step) return `${step.wait} ms pass`;
  if ('guard' in step) return `${step.guard}: ${step.answer ?? 'by itself'}`;
  return eventInWords(step.event.type);
}

/** What an event carries, on one line: `keyword: "flood"`. Empty when it carries nothing. */
export function payloadInWords({ type: _, actorId: __, ...payload }: AnyEventObject): string {
  return Object.entries(payload)
    .flatMap(([key, value]) => {
      const text = JSON.stringify(value, plain);
      return text === undefined ? [] : [`${key}: ${text}`];
    })
    .join(', ');
}

/** The most letters of a context that an explorer shows. */
const LONGEST = 20_000;

/** Anything as JSON to read: functions by their name only, and no more than a screen takes. */
export function toReadableJson(value: unknown): string {
  const text = stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}\n… ${text.length - LONGEST} letters more` : text;
}

function stringify(value: unknown): string {
  try {
    return JSON.stringify(value, readable, 2) ?? '(nothing)';
  } catch {
    // It holds itself.
    return '(cannot be shown as JSON)';
  }
}

function readable(key: string, value: unknown) {
  return typeof value === 'function' ? `(function ${value.name || key})` : plain(key, value);
}
