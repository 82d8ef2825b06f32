import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import {
  type searchMachine,
  selectError,
  selectFocused,
  selectIsPending,
  selectOptions,
} from '#machines/search.ts';
import { English } from '#src/components/English/index.tsx';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from './SearchBox.module.css';
import { searchBoxStrings } from './strings.ts';
import type { SearchTarget } from './targets.ts';

interface SuggestionsProps {
  actor: ActorRefFrom<typeof searchMachine>;
  listId: string;
  optionId: (key: string) => string;
}

/** What the search of the bar has found. */
export function Suggestions({ actor, listId, optionId }: SuggestionsProps) {
  const strings = useStrings(searchBoxStrings);
  const focused = useSelector(actor, selectFocused);
  const options = useSelector(actor, selectOptions<SearchTarget>);
  return (
    <div id={listId} role="listbox" aria-label={strings.results}>
      {options?.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the input, which keeps the focus
        <div
          key={option.key}
          id={optionId(option.key)}
          role="option"
          tabIndex={-1}
          aria-selected={index === focused}
          className={styles.option}
          // Pressing must not take the focus from the input, which would close the list before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => actor.send({ type: 'option.picked', option })}
        >
          <span>
            <English where="untranslated">{option.label}</English>
            {option.detail && <span className={styles.detail}>{option.detail}</span>}
          </span>
          <span className={styles.kind}>{strings[`kind_${option.kind}`]}</span>
        </div>
      ))}
    </div>
  );
}

/** In words how far the search is. */
export function SearchStatus({ actor }: Pick<SuggestionsProps, 'actor'>) {
  const strings = useStrings(searchBoxStrings);
  const count = useSelector(actor, selectOptions<SearchTarget>)?.length;
  const isPending = useSelector(actor, selectIsPending);
  const error = useSelector(actor, selectError);
  const message = isPending
    ? strings.searching
    : error !== undefined
      ? strings.failed
      : count === 0
        ? strings.empty
        : '';
  return (
    <span className={message ? styles.status : 'visually-hidden'}>
      {message || (count && fill(strings.found, { count }))}
    </span>
  );
}
