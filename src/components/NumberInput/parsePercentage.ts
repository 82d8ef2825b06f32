import { parseDegrees } from '#src/domain/degrees.ts';

/** The percentage that a text says, with or without its sign. Undefined: nothing was typed. NaN: it is none. */
export function parsePercentage(text: string): number | undefined {
  const typed = text.replace(/[\u200E\u200F\u061C\s]/gu, '');
  return typed === '' ? undefined : parseDegrees(typed.replace(/^[%٪]|[%٪]$/u, ''));
}
