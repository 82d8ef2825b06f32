import { useActorRef, useSelector } from '@xstate/react';
import clsx from 'clsx';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { fromPromise } from 'xstate';
import { provideTo } from '#machines/provide.ts';
import { searchMachine, selectFocused, selectIsOpen, selectOptions } from '#machines/search.ts';
import { lazyComponent } from '#src/components/lazyPart.tsx';
import { attach, preloadPlacement } from '#src/components/popup/attach.ts';
import popup from '#src/components/popup/popup.module.css';
import { BareSearchInput } from '#src/components/SearchInput/BareSearchInput.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { pathTo } from '#src/core/links.ts';
import { MOST_SEARCHED } from '#src/domain/searchTerm.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { shellStrings } from '../strings.ts';
import styles from './SearchBox.module.css';
import type { SearchTarget } from './targets.ts';

const Suggestions = lazyComponent(async () => (await import('./Suggestions.tsx')).Suggestions);
const SearchStatus = lazyComponent(async () => (await import('./Suggestions.tsx')).SearchStatus);

/**
 * The search of the bar: suggestions while typing, Enter opens the search page.
 * Follows the WAI-ARIA combobox pattern with a listbox.
 */
export function SearchBox() {
  const strings = useStrings(shellStrings);
  const listId = useId();
  // The machine keeps the keyword trimmed; what is typed stays as it is.
  const [text, setText] = useState('');
  const actor = useActorRef(useSearchMachine(setText));
  const isOpen = useSelector(actor, selectIsOpen);
  const focused = useSelector(actor, selectFocused);
  const options = useSelector(actor, selectOptions<SearchTarget>);
  // Most pages are read without a search.
  const isAsked = isOpen || options !== undefined;
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
    <search>
      <BareSearchInput
        aria-label={strings.search}
        name="keyword"
        maxLength={MOST_SEARCHED}
        value={text}
        placeholder={strings.search}
        onChange={(typed) => {
          setText(typed);
          actor.send({ type: 'keyword.changed', keyword: typed });
        }}
        onFocus={() => {
          preloadPlacement();
          void Suggestions.preload();
          void SearchStatus.preload();
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
        {isAsked && <Suggestions actor={actor} listId={listId} optionId={optionId} />}
        {/* It stands before its words come: not every screen reader says what is born with a region. */}
        <div role="status">{isAsked && <SearchStatus actor={actor} />}</div>
      </div>
    </search>
  );
}

/** A ref: the list stands below the box. */
function belowBox(list: HTMLElement | null) {
  const box = list?.parentElement;
  return list && box ? attach(list, box, { side: 'below' }) : undefined;
}

function useSearchMachine(setText: (text: string) => void) {
  const { client } = useApp();
  const language = useLanguage();
  const navigate = useNavigate();
  return useMemo(
    () =>
      provideTo(searchMachine)({
        actors: {
          // The code of searching comes with the first search: most pages are read without one.
          search: fromPromise(async ({ input, signal }) =>
            (await import('./targets.ts')).search(client, input.keyword, language, signal),
          ),
        },
        actions: {
          openOption: (_, { option }) => {
            setText('');
            navigate(addressOf(option as SearchTarget));
          },
          openSearchPage: (_, { keyword }) => navigate(pathTo('search', undefined, { keyword })),
        },
      }),
    [client, language, navigate, setText],
  );
}

/** A hit without a page of its own is looked for by name on the search page. */
function addressOf({ to, label }: SearchTarget) {
  return to ?? pathTo('search', undefined, { keyword: label });
}
