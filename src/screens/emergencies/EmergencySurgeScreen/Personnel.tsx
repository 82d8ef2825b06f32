import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { personnelEndpoint } from '#contracts/endpoints/emergencyPage.ts';
import { pathTo } from '#src/app/links.ts';
import { countryLink } from '#src/app/placeLinks.ts';
import { Pager } from '#src/components/Pager/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Table } from '#src/components/Table/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { messageState } from '#src/domain/messageState.ts';
import { useAuth } from '#src/hooks/useAuth.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { PeriodBar } from './PeriodBar.tsx';
import { PAGE_SIZE, type PersonnelKey, personnelInput } from './requests.ts';
import { emergencySurgeStrings } from './strings.ts';
import { useSortedPage } from './useSortedPage.ts';

type Person = AnswerOf<typeof personnelEndpoint>['results'][number];

/** `type` of people of the rapid response pool. */
const RAPID_RESPONSE = 'rr';

/** The people at work in an emergency, and how long each stays. */
export function Personnel({ event }: { event: number }) {
  const strings = useStrings(emergencySurgeStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const { isSignedIn } = useAuth();
  const page = useSortedPage<PersonnelKey>('start_date', true);
  const people = useRequest(
    personnelEndpoint,
    personnelInput(event, page.offset, page.ordering, new Date()),
    { isPreserved: true },
  );
  const rows = people.answer?.results ?? [];
  const span = spanOf(rows);
  const heading = fill(strings.personnel, { count: formatNumber(people.answer?.count, language) });
  return (
    <Panel
      heading={heading}
      actions={
        <TextLink to={pathTo('deployedPersonnel', undefined, { event })}>{strings.allPersonnel}</TextLink>
      }
      state={messageState(people, { isEmpty: rows.length === 0 })}
      error={{ message: errorText(people.error) }}
      onRetry={people.retry}
      footer={
        <>
          <Pager
            of={heading}
            count={people.answer?.count ?? 0}
            limit={PAGE_SIZE}
            offset={page.offset}
            onChange={page.setOffset}
          />
          {!isSignedIn && <p>{strings.signInForNames}</p>}
        </>
      }
    >
      <Table
        caption={heading}
        rows={rows}
        rowKey={({ id }) => String(id)}
        sort={page.sort}
        onSort={page.onSort}
        columns={[
          { key: 'role', heading: strings.position, sortKey: 'role', cell: ({ role }) => role ?? '--' },
          {
            key: 'type',
            heading: strings.type,
            sortKey: 'type',
            cell: ({ type }) => (type === RAPID_RESPONSE ? strings.rapidResponse : type.toUpperCase()),
          },
          {
            key: 'from',
            heading: strings.from,
            sortKey: 'country_from',
            cell: ({ country_from }) => <Country of={country_from} />,
          },
          {
            key: 'to',
            heading: strings.to,
            sortKey: 'country_to',
            cell: ({ country_to }) => <Country of={country_to} />,
          },
          ...(isSignedIn
            ? [
                {
                  key: 'name',
                  heading: strings.name,
                  sortKey: 'name',
                  cell: ({ name }: Person) => name || '--',
                },
              ]
            : []),
          {
            key: 'period',
            heading: strings.period,
            sortKey: 'start_date',
            cell: ({ start_date, end_date }) => <PeriodBar start={start_date} end={end_date} span={span} />,
          },
        ]}
      />
    </Panel>
  );
}

function Country({ of: country }: { of: Person['country_from'] }) {
  return country ? <TextLink to={countryLink(country.id)}>{country.name ?? '--'}</TextLink> : '--';
}

/** From the first beginning to the last end on the page. */
function spanOf(rows: readonly Person[]): readonly [from: number, to: number] {
  const moments = rows.flatMap(({ start_date, end_date }) =>
    [start_date, end_date].flatMap((moment) => (moment ? [Date.parse(moment)] : [])),
  );
  return [Math.min(...moments), Math.max(...moments)];
}
