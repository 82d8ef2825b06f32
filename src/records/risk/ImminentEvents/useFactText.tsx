import { fill } from '#src/i18n/fill.ts';
import { formatCompact, formatDate, formatDateTime, formatNumber } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/StringsContext.ts';
import type { Fact } from '../facts.ts';
import { type EventWord, useEventWords } from './useEventWords.ts';

/** The class of a storm by its wind in m/s: up to which speed. Source: facts of the risk watch, MeteoSwiss. */
const CLASSES = [
  [33, 'windClass_0'],
  [43, 'windClass_1'],
  [50, 'windClass_2'],
  [59, 'windClass_3'],
  [71, 'windClass_4'],
  [Number.POSITIVE_INFINITY, 'windClass_5'],
] as const satisfies readonly (readonly [below: number, word: EventWord])[];

/** Writes a fact in the language of the reader: what it is, and what it amounts to. */
export function useFactText() {
  const strings = useEventWords();
  const language = useLanguage();
  const number = (value: number, isShort: boolean) =>
    isShort ? formatCompact(value, language) : formatNumber(Math.round(value * 10) / 10, language);
  const textOf = ({ kind, value }: Fact) => {
    if (typeof value === 'number') return number(value, kind === 'money');
    if (kind === 'day') return formatDate(value, language);
    if (kind === 'moment') return formatDateTime(value, language);
    // Levels are words of ours; all else stands as its source wrote it, in its direction.
    return strings[`level_${value?.toLowerCase()}` as EventWord] ?? (value && <bdi>{value}</bdi>);
  };
  return (fact: Fact) => {
    const { word, range, speed, kind } = fact;
    const value = textOf(fact);
    const [low, high] = (range ?? []).map((end) => number(end, kind === 'money'));
    const [, windClass] = CLASSES.find(([below]) => (speed ?? 0) < below) ?? CLASSES[0];
    return {
      term: fill(strings[word], { speed: formatNumber(speed, language), kind: strings[windClass] }),
      value: low && high && typeof value === 'string' ? fill(strings.range, { value, low, high }) : value,
    };
  };
}
