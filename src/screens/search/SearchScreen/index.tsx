import { type SubmitEvent, useState } from 'react';
import { unreadableRows } from '#contracts/readableRows.ts';
import { searchEndpoint } from '#contracts/search/search.ts';
import { Button } from '#src/components/Button/index.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { SearchInput } from '#src/components/SearchInput/index.tsx';
import { UnreadableNote } from '#src/components/UnreadableNote/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { messageState } from '#src/domain/messageState.ts';
import { rankGroups } from '#src/domain/searchGroups.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useQueryState } from '#src/hooks/useQueryState.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { searchInput } from './requests.ts';
import { SearchGroup } from './SearchGroup.tsx';
import styles from './SearchScreen.module.css';
import { searchStrings } from './strings.ts';

/** `/search`: what was found for the keyword in the address, in groups, best group first. `view` shows one group whole. */
export function SearchScreen() {
  const strings = useStrings(searchStrings);
  const { query, change } = useQueryState();
  const keyword = query.get('keyword') ?? '';
  return (
    <Page
      heading={strings.heading}
      documentTitle={keyword ? `${keyword} · ${strings.title}` : strings.title}
      breadcrumbs={[{ label: strings.title }]}
    >
      <KeywordForm
        // A search from the navigation bar brings another keyword into the same page.
        key={keyword}
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
  const typed = text.trim();
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (typed) onSearch(typed);
  }
  return (
    <form className={styles.form} onSubmit={submit} action={pathTo('search')} aria-label={strings.heading}>
      <SearchInput
        label={strings.label}
        name="keyword"
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

function Results({ query, onView }: { query: URLSearchParams; onView: (kind: string) => void }) {
  const strings = useStrings(searchStrings);
  const errorText = useErrorText();
  const input = searchInput(query);
  const search = useRequest(searchEndpoint, input);
  if (!input) return <MessageBlock state="empty" message={strings.noKeyword} />;
  const kinds = rankGroups(search.answer);
  const state = messageState(search, { isEmpty: kinds.length === 0 });
  const { answer } = search;
  if (state !== 'ready' || !answer) {
    const message =
      state === 'failed' ? errorText(search.error) : state === 'empty' ? strings.noMatches : undefined;
    return <MessageBlock state={state} message={message} onRetry={search.retry} />;
  }
  // In which group they would stand, nobody knows.
  const note = <UnreadableNote rows={unreadableRows(answer)} />;
  const only = kinds.find((kind) => kind === query.get('view'));
  if (only) {
    return (
      <>
        <div>
          <Button variant="secondary" onClick={() => onView('')}>
            {strings.goBack}
          </Button>
        </div>
        <SearchGroup kind={only} answer={answer} />
        {note}
      </>
    );
  }
  return (
    <>
      {kinds.map((kind) => (
        <SearchGroup key={kind} kind={kind} answer={answer} onViewAll={() => onView(kind)} />
      ))}
      {note}
    </>
  );
}
