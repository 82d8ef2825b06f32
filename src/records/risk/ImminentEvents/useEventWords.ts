import { useMemo } from 'react';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { type RiskWord, riskStrings } from '../strings.ts';
import { eventStrings } from './strings.ts';

export type EventWord = RiskWord | keyof typeof eventStrings.english;

/** The words of events, with those of all risks. */
export function useEventWords() {
  const risk = useStrings(riskStrings);
  const events = useStrings(eventStrings);
  return useMemo(() => ({ ...risk, ...events }), [risk, events]);
}
