import { type SubmitEvent, useRef, useState } from 'react';
import { unreadableRows } from '#contracts/leftOut.ts';
import { searchEndpoint } from '#contracts/search/search.ts';
import { Button } from '#src/components/Button/index.tsx';
import { focusFirstField } from '#src/components/focusStart.ts';
import { focusHeadingOf } from '#src/components/handFocusOn.ts';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { SearchInput } from '#src/components/SearchInput/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { UnreadableNote } from '#src/components/UnreadableNote/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { messageState } from '#src/domain/messageState.ts';
import { rankGroups, type SearchKind } from '#src/domain/searchGroups.ts';
import { MOST_SEARCHED, searchTerm } from '#src/domain/searchTerm.ts';
import { useQueryState } from '#src/hooks/useQueryState.ts';
import { isRefusal, useRefusalText } from '#src/hooks/useRefusalText.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { searchInput } from './requests.ts';
import { SearchGroup } from './SearchGroup.tsx';
import styles from './SearchScreen.module.css';
import { searchStrings } from './strings.ts';

/** Where what is not found by a word may be found by narrowing. */
const LISTS = ['emergencies', 'appeals', 'fieldReports', 'projects'] as const;

/** `/search`: what was found for the keyword in the address, in groups, best group first. `view` shows one group whole. */
export function SearchScreen() {
  const strings = useStrings(searchStrings);
  const { home } = useStrings(routeStrings);
  const { query, change } = useQueryState();
  const keyword = searchTerm(query.get('keyword') ?? '');
  return (
    <Page
      heading={strings.heading}
      documentTitle={keyword ? `${keyword} · ${strings.title}` : strings.title}
      breadcrumbs={[{ label: home, to: pathTo('home') }, { label: strings.title }]}
    >
      <KeywordForm
        keyword={keyword}
        onSearch={(next) => change({ keyword: next, view: '' }, { isNewEntry: true })}
      />
      <Results query={query} onView={(view) => change({ view }, { isNewEntry: true })} />
    </Page>
  );
}

function KeywordForm({ keyword, onSearch }: { keyword: string; onSearch: (keyword: string) => void }) {
  const strings = useStrings(searchStrings);
  const [text, setText] = useState(keyword);
  const [shown, setShown] = useState(keyword);
  // A search from the navigation bar, or the way back, brings another keyword into the same form, which keeps the focus.
  if (shown !== keyword) {
    setShown(keyword);
    setText(keyword);
  }
  const typed = searchTerm(text);
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (typed) onSearch(typed);
  }
  return (
    <form
      ref={focusFirstField}
      // Who comes with a keyword is here for what it found.
      data-first-field={keyword ? undefined : true}
      className={styles.form}
      onSubmit={submit}
      action={pathTo('search')}
      aria-label={strings.heading}
    >
      <SearchInput
        label={strings.label}
        name="keyword"
        maxLength={MOST_SEARCHED}
        value={text}
        onChange={setText}
        placeholder={strings.placeholder}
      />
      <Button type="submit" variant="primary" disabled={!typed}>
        {strings.go}
      </Button>
      <p role="status" className={styles.hint}>
        {typed && typed !== keyword && strings.pressEnter}
      </p>
    </form>
  );
}

/** What to try next: other words, or the lists, which can be narrowed. */
function NoMatches({ keyword }: { keyword: string }) {
  const strings = useStrings(searchStrings);
  const titles = useStrings(routeStrings);
  return (
    <MessageBlock
      state="empty"
      message={fill(strings.noMatches, { keyword })}
      action={
        <>
          <p>{strings.tryOther}</p>
          <ul className={styles.lists}>
            {LISTS.map((name) => (
              <li key={name}>
                <TextLink to={pathTo(name)}>{titles[name]}</TextLink>
              </li>
            ))}
          </ul>
        </>
      }
    />
  );
}

function Results({ query, onView }: { query: URLSearchParams; onView: (kind: string) => void }) {
  const strings = useStrings(searchStrings);
  const refusalText = useRefusalText();
  const { turn, refOf } = useTurn(query.get('view') ?? '', onView);
  const input = searchInput(query);
  const search = useRequest(searchEndpoint, input);
  if (!input) return <MessageBlock state="empty" message={strings.noKeyword} />;
  const kinds = rankGroups(search.answer);
  const state = messageState(search, { isEmpty: kinds.length === 0 });
  const { answer } = search;
  if (state !== 'ready' || !answer) {
    if (state === 'empty') return <NoMatches keyword={input.query.keyword} />;
    const message = state === 'failed' ? refusalText(search.error) : undefined;
    return (
      <MessageBlock
        state={state}
        message={message}
        // What is refused once is refused again.
        onRetry={isRefusal(search.error) ? undefined : search.retry}
      />
    );
  }
  // In which group they would stand, nobody knows.
  const note = <UnreadableNote rows={unreadableRows(answer)} />;
  const only = kinds.find((kind) => kind === query.get('view'));
  if (only) {
    return (
      <>
        <div>
          <Button variant="secondary" onClick={() => turn('', only)}>
            {strings.goBack}
          </Button>
        </div>
        <SearchGroup kind={only} ref={refOf(only)} answer={answer} />
        {note}
      </>
    );
  }
  return (
    <>
      {kinds.map((kind) => (
        <SearchGroup
          key={kind}
          kind={kind}
          ref={refOf(kind)}
          answer={answer}
          onViewAll={() => turn(kind, kind)}
        />
      ))}
      {note}
    </>
  );
}

/**
 * Turns to one group, or back to all. The button that did it goes, and with it the focus: that is then at the heading of the group,
 * where a reader goes on, as soon as the group stands there.
 */
function useTurn(view: string, onView: (view: string) => void) {
  const turned = useRef<{ to: string; kind: SearchKind }>(undefined);
  return {
    turn(to: string, kind: SearchKind) {
      turned.current = { to, kind };
      onView(to);
    },
    /** The `ref` of a group. The view that is left may be rendered once more. */
    refOf: (kind: SearchKind) => (group: HTMLElement | null) => {
      if (!group || turned.current?.to !== view || turned.current.kind !== kind) return;
      turned.current = undefined;
      focusHeadingOf(group);
    },
  };
}
