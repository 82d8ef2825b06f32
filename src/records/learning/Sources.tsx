import { useState } from 'react';
import type { AnswerOf, QueryOf } from '#contracts/defineEndpoint.ts';
import { unreadableRows } from '#contracts/leftOut.ts';
import { learningsEndpoint } from '#contracts/operationalLearning/learnings.ts';
import { countriesEndpoint } from '#contracts/reference/lists.ts';
import { Button } from '#src/components/Button/index.tsx';
import { Chip } from '#src/components/Chip/index.tsx';
import { Facts } from '#src/components/Facts/index.tsx';
import { Pager } from '#src/components/Pager/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { countryLink } from '#src/core/placeLinks.ts';
import { countriesInput } from '#src/domain/countries.ts';
import { usePanelOf } from '#src/hooks/usePanelOf.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import styles from './learning.module.css';
import { LESSON } from './lesson.ts';
import { learningStrings } from './strings.ts';
import { useCopy } from './useCopy.ts';

type Learning = AnswerOf<typeof learningsEndpoint>['results'][number];
const PAGE = 10;

/** The learnings that something was written of, ten at a time, each with its report. `of`: what tells them in the API. */
export function Sources({
  title,
  of,
}: {
  title: string;
  of: Pick<QueryOf<typeof learningsEndpoint>, 'insight_id' | 'insight_sector_id' | 'insight_component_id'>;
}) {
  const strings = useStrings(learningStrings);
  const panelOf = usePanelOf();
  const [offset, setOffset] = useState(0);
  const request = useRequest(
    learningsEndpoint,
    { query: { ...of, is_validated: true, ordering: ['-id'], limit: PAGE, offset } },
    { isPreserved: true },
  );
  const { count = 0, results = [] } = request.answer ?? {};
  return (
    <Panel
      {...panelOf(request, { skeleton: <Skeleton height="16rem" /> })}
      unreadable={unreadableRows(request.answer)}
    >
      {request.answer && count === 0 && <p>{strings.noSources}</p>}
      <ul className={styles.sources} aria-label={fill(strings.sourcesOf, { title })}>
        {results.map((learning) => (
          <li key={learning.id}>
            <Extract learning={learning} />
          </li>
        ))}
      </ul>
      <Pager
        count={count}
        limit={PAGE}
        offset={offset}
        onChange={setOffset}
        of={fill(strings.sourcesOf, { title })}
      />
    </Panel>
  );
}

/** What somebody learned, word for word, and where it was written down. */
function Extract({ learning }: { learning: Learning }) {
  const strings = useStrings(learningStrings);
  const language = useLanguage();
  const copy = useCopy();
  const { learning_validated: text, appeal, document_name, document_url, type_validated } = learning;
  const event = appeal?.event_details;
  const { answer: countries } = useRequest(countriesEndpoint, countriesInput);
  const country = countries?.results.find(({ id }) => id === appeal?.country);
  const quoted = [`“${text ?? ''}”`, document_name, document_url].filter(Boolean).join(' — ');
  return (
    <>
      <blockquote className={styles.extract}>{text}</blockquote>
      <Facts
        items={[
          {
            key: 'type',
            fact: (
              <Chip variant={type_validated === LESSON ? 'success' : 'warning'}>
                {type_validated === LESSON ? strings.lesson : strings.challenge}
              </Chip>
            ),
          },
          {
            key: 'country',
            fact: country && <TextLink to={countryLink(country.id)}>{country.name}</TextLink>,
          },
          {
            key: 'event',
            fact: event ? (
              <TextLink to={pathTo('emergency', { emergencyId: String(event.id) })}>
                {event.name ?? appeal.name}
              </TextLink>
            ) : (
              appeal?.name
            ),
          },
          {
            key: 'document',
            fact: document_url && (
              <TextLink to={document_url} isExternal>
                {document_name || strings.document}
              </TextLink>
            ),
          },
          { key: 'date', fact: fill(strings.learned, { date: formatDate(learning.created_at, language) }) },
        ]}
      />
      <Button size="sm" variant="tertiary" onClick={() => void copy(quoted)}>
        {strings.quote}
      </Button>
    </>
  );
}
