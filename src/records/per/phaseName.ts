import { PHASE_WORDS } from './strings.ts';

type PhaseWord = keyof typeof PHASE_WORDS;
const WORDS = Object.keys(PHASE_WORDS) as PhaseWord[];

interface InPhase {
  /** A key of `per_perphases`. */
  phase?: number | null | undefined;
  phase_display?: string | null | undefined;
}

/** What its phase is called, in our words; one that they do not know, as the API calls it. */
export function phaseName(
  { phase, phase_display }: InPhase,
  words: Readonly<Record<PhaseWord, string>>,
): string | undefined {
  const word = typeof phase === 'number' ? WORDS[phase - 1] : undefined;
  return (word && words[word]) || phase_display || undefined;
}
