import { useSelector } from '@xstate/react';
import { selectChosen, selectSelected } from '#machines/select.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatList, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { selectStrings } from './strings.ts';
import type { SelectActor } from './types.ts';

const NAMED = 3;

/** What is chosen, in a line: "Fiji, Nepal, Niger and 4 more"; empty where nothing is, or no name is known yet. */
export function useSummary(actor: SelectActor): string {
  const strings = useStrings(selectStrings);
  const language = useLanguage();
  const chosen = useSelector(actor, selectChosen);
  const count = useSelector(actor, selectSelected).length;
  const [first, ...others] = chosen.slice(0, NAMED).map(({ label }) => label);
  if (first === undefined || count === 1) return first ?? '';
  const names = formatList([first, ...others], language);
  const more = count - 1 - others.length;
  return more > 0 ? `${names} ${fill(strings.more, { count: formatNumber(more, language) })}` : names;
}
