import { useActorRef, useSelector } from '@xstate/react';
import clsx from 'clsx';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import {
  searchMachine,
  selectError,
  selectFocused,
  selectIsOpen,
  selectIsPending,
  selectOptions,
} from '#machines/search.ts';
import { attach, preloadPlacement } from '#src/components/popup/attach.ts';
import popup from '#src/components/popup/popup.module.css';
import { SearchInput } from '#src/components/SearchInput/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { pathTo } from '#src/core/links.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { shellStrings } from '../strings.ts';
import styles from './SearchBox.module.css';
import type { SearchTarget } from './targets.ts';

/**
 * The search of the bar: suggestions while typing, Enter opens the search page.
 * Follows the WAI-ARIA combobox pattern with a listbox.
 */
export function SearchBox() {
  const strings = useStrings(shellStrings);
  const listId = useId();
  const actor = useActorRef(useSearchMachine());
  const isOpen = useSelector(actor, selectIsOpen);
  const focused = useSelector(actor, selectFocused);
  const options = useSelector(actor, selectOptions<SearchTarget>);
  // The machine keeps the keyword trimmed; what is typed stays as it is.
  const [text, setText] = useState('');
  const optionId = (key: string) => `${listId}-${key}`;
  const active = focused === undefined ? undefined : options?.[focused];

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown') actor.send({ type: 'focus.moved', by: 1 });
    else if (event.key === 'ArrowUp') actor.send({ type: 'focus.moved', by: -1 });
    else if (event.key === 'Escape') actor.send({ type: 'close' });
    else if (event.key === 'Enter') actor.send({ type: 'submit' });
    else return;
    event.preventDefault();
  }

  return (
    <search className={styles.box}>
      <SearchInput
        label={strings.search}
        isLabelHidden
        name="keyword"
        value={text}
        placeholder={strings.searchPlaceholder}
        onChange={(typed) => {
          setText(typed);
          actor.send({ type: 'keyword.changed', keyword: typed });
        }}
        onFocus={() => {
          preloadPlacement();
          actor.send({ type: 'open' });
        }}
        onBlur={() => actor.send({ type: 'close' })}
        onKeyDown={onKeyDown}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={active ? optionId(active.key) : undefined}
      />
      <div
        ref={isOpen ? belowBox : undefined}
        popover="manual"
        className={clsx(popup.popup, styles.popup)}
        hidden={!isOpen}
      >
        <div id={listId} role="listbox" aria-label={strings.searchResults}>
          {options?.map((option) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the input, which keeps the focus
            <div
              key={option.key}
              id={optionId(option.key)}
              role="option"
              tabIndex={-1}
              aria-selected={option === active}
              className={styles.option}
              // Pressing must not take the focus from the input, which would close the list before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => actor.send({ type: 'option.picked', option })}
            >
              <span>{option.label}</span>
              <span className={styles.kind}>{strings[`kind_${option.kind}`]}</span>
            </div>
          ))}
        </div>
        <Status actor={actor} isEmpty={options?.length === 0} />
      </div>
    </search>
  );
}

/** A ref: the list stands below the box. */
function belowBox(list: HTMLElement | null) {
  const box = list?.parentElement;
  return list && box ? attach(list, box, { side: 'below' }) : undefined;
}

function Status({
  actor,
  isEmpty,
}: {
  actor: ReturnType<typeof useActorRef<typeof searchMachine>>;
  isEmpty: boolean;
}) {
  const strings = useStrings(shellStrings);
  const isPending = useSelector(actor, selectIsPending);
  const error = useSelector(actor, selectError);
  const message = isPending
    ? strings.searching
    : error !== undefined
      ? strings.searchFailed
      : isEmpty
        ? strings.searchEmpty
        : '';
  return (
    <p role="status" className={message ? styles.status : 'visually-hidden'}>
      {message}
    </p>
  );
}

function useSearchMachine() {
  const { client } = useApp();
  const navigate = useNavigate();
  return useMemo(
    () =>
      searchMachine.provide({
        actors: {
          // The code of searching comes with the first search: most pages are read without one.
          search: fromPromise(async ({ input, signal }) =>
            (await import('./targets.ts')).search(client, input.keyword, signal),
          ),
        },
        actions: {
          openOption: (_, { option }) => navigate(addressOf(option as SearchTarget)),
          openSearchPage: (_, { keyword }) => navigate(pathTo('search', undefined, { keyword })),
        },
      }),
    [client, navigate],
  );
}

/** A hit without a page of its own is looked for by name on the search page. */
function addressOf({ to, label }: SearchTarget) {
  return to ?? pathTo('search', undefined, { keyword: label });
}
