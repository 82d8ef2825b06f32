import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#src/components/Button/index.tsx';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { SearchInput } from '#src/components/SearchInput/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { notFoundStrings } from '#src/records/NotFoundScreen/strings.ts';
import styles from './WayOn.module.css';

/** Where most of what is looked for stands. */
const LIKELY = ['emergencyOverview', 'appeals', 'fieldReports', 'projectOverview', 'surgeOverview'] as const;

interface WayOnProps {
  /** Where most go from here. `@default` the home page */
  back?: { to: string; label: string };
}

/** On a page that has nothing itself: a search, and the pages that most people want. */
export function WayOn({ back }: WayOnProps) {
  const strings = useStrings(notFoundStrings);
  const titles = useStrings(routeStrings);
  const { to, label } = back ?? { to: pathTo('home'), label: strings.backToHome };
  const navigate = useNavigate();
  const [keyword, setKeyword] = useState('');
  return (
    <Panel heading={strings.wayOn}>
      <search>
        <form
          className={styles.search}
          onSubmit={(event) => {
            event.preventDefault();
            navigate(pathTo('search', undefined, keyword.trim() ? { keyword: keyword.trim() } : undefined));
          }}
        >
          <SearchInput
            label={strings.search}
            name="keyword"
            value={keyword}
            onChange={setKeyword}
            autoComplete="off"
            maxLength={200}
          />
          <Button type="submit">{titles.search}</Button>
        </form>
      </search>
      <ul className={styles.likely}>
        {LIKELY.map((name) => (
          <li key={name}>
            <TextLink to={pathTo(name)}>{titles[name]}</TextLink>
          </li>
        ))}
      </ul>
      <ButtonLink to={to} variant="primary">
        {label}
      </ButtonLink>
    </Panel>
  );
}
