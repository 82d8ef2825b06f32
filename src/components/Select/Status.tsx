import { useSelector } from '@xstate/react';
import { selectIsOpen, selectMore, selectShown, selectStatus } from '#machines/select.ts';
import { fill, plural } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { selectStrings } from './strings.ts';
import type { SelectActor } from './types.ts';

/** Says to those who hear the page what an open list holds, as it changes. */
export function Status({ actor }: { actor: SelectActor }) {
  const strings = useStrings(selectStrings);
  const language = useLanguage();
  const isOpen = useSelector(actor, selectIsOpen);
  const status = useSelector(actor, selectStatus);
  const shown = useSelector(actor, selectShown).length;
  const more = useSelector(actor, selectMore);

  function count() {
    const options = fill(plural(strings, 'count', shown, language), { count: formatNumber(shown, language) });
    return more > 0 ? `${options} ${fill(strings.more, { count: formatNumber(more, language) })}` : options;
  }

  return (
    <span role="status" className="visually-hidden">
      {isOpen && (status === 'ready' ? count() : strings[status])}
    </span>
  );
}
