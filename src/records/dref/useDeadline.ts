import { dayOf } from '#rules/dates.ts';
import { type DrefDeadline, drefDeadline } from '#rules/dref.ts';
import { useNow } from '#src/hooks/useNow.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import type { DrefWord } from './names.ts';
import { ruledProcess, type WholeProcess } from './process.ts';
import { drefStrings } from './strings.ts';

const WORDS: Readonly<Record<DrefDeadline['of'], DrefWord>> = {
  operation: 'operationEnds',
  report: 'reportDue',
};
const STATES: Readonly<Record<DrefDeadline['state'], DrefWord | undefined>> = {
  later: undefined,
  soon: 'dueSoon',
  over: 'dueOver',
};

/** What a process has to be ready for next, in words; undefined where nothing is due, or nobody tells when. */
export function useDeadline(process: WholeProcess) {
  const strings = useStrings(drefStrings);
  const language = useLanguage();
  const deadline = drefDeadline(ruledProcess(process), process.end, dayOf(useNow()));
  if (!deadline) return undefined;
  const word = STATES[deadline.state];
  return {
    text: fill(strings[WORDS[deadline.of]], { day: formatDate(deadline.day, language) }),
    mark:
      word && ({ text: strings[word], variant: deadline.state === 'over' ? 'danger' : 'warning' } as const),
  };
}
