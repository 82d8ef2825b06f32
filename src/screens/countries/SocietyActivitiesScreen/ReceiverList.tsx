import { ONGOING } from '#contracts/projects/codes.ts';
import { projectsEndpoint } from '#contracts/projects/list.ts';
import { everything } from '#contracts/query.ts';
import { Disclosure } from '#src/components/Disclosure/index.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { countryLink } from '#src/core/placeLinks.ts';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import styles from '../countries.module.css';
import type { ProjectQuery } from '../threeW/filters.ts';
import { ProjectLines } from '../threeW/ProjectLines.tsx';
import { countrySocietyStrings } from './strings.ts';

export interface Receiver {
  id: number;
  name: string;
  projects: number;
}

interface ReceiverListProps {
  /** The most projects first. */
  receivers: readonly Receiver[];
  query: ProjectQuery;
}

/** The countries that a National Society supports; the projects in each are asked for by who opens it. */
export function ReceiverList({ receivers, query }: ReceiverListProps) {
  const strings = useStrings(countrySocietyStrings);
  const language = useLanguage();
  return (
    <ul className={styles.list} aria-label={strings.givenTo}>
      {receivers.map(({ id, name, projects }) => (
        <li key={id}>
          <Disclosure
            isLazy
            summary={fill(strings.givenIn, { country: name, count: formatNumber(projects, language) })}
          >
            <p>
              <TextLink to={countryLink(id)}>{name}</TextLink>
            </p>
            <Given query={{ ...query, country: [id] }} />
          </Disclosure>
        </li>
      ))}
    </ul>
  );
}

function Given({ query }: { query: ProjectQuery }) {
  const errorText = useErrorText();
  const request = useRequest(projectsEndpoint, everything({ ...query, status: [ONGOING] }));
  if (!request.answer)
    return (
      <MessageBlock
        state={messageState(request)}
        message={request.error === undefined ? undefined : errorText(request.error)}
        onRetry={request.retry}
        skeleton={<Skeleton height="6rem" />}
      />
    );
  return <ProjectLines projects={request.answer.results} />;
}
