import { eruReadinessEndpoint } from '#contracts/endpoints/surge.ts';
import { Table } from '#src/components/Table/index.tsx';
import { sortOf } from '#src/domain/listAddress.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { formatDate, MISSING } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { EruTypeFilter } from '../filters.tsx';
import { CountryOf } from '../places.tsx';
import { deploymentStrings } from '../strings.ts';
import { PagedPanel } from './PagedPanel.tsx';
import { ReadinessMark } from './ReadinessMark.tsx';
import { READINESS_SHOWN, readinessInput, readinessOrdering } from './requests.ts';
import styles from './SurgeOverviewScreen.module.css';
import { surgeOverviewStrings } from './strings.ts';
import { usePaged } from './usePaged.ts';

/** The parts that a unit needs before it can leave. */
const PARTS = ['equipment', 'people', 'funding'] as const;
/** Key of `deployments_eru_readiness_ns_contribution`: it holds such a unit, and does not only support another's. */
const HOLDS = 1;

/** Who could send a unit of a type: how ready its equipment, people and funds are, whoever is readiest first. */
export function Readiness() {
  const strings = useStrings(surgeOverviewStrings);
  const words = useStrings(deploymentStrings);
  const language = useLanguage();
  const { query, change, onPage, onSort } = usePaged('readiness', READINESS_SHOWN);
  const input = readinessInput(query);
  const readiness = useRequest(eruReadinessEndpoint, input, { isPreserved: true });
  return (
    <PagedPanel
      heading={strings.readiness}
      filters={
        <div className={styles.filter}>
          <EruTypeFilter
            name="readiness_type"
            value={query.get('readiness_type') ?? ''}
            onChange={(type) => change({ readiness_type: type, readiness_page: '' })}
          />
        </div>
      }
      isFiltered={query.has('readiness_type')}
      page={readiness}
      limit={READINESS_SHOWN}
      offset={input.query.offset}
      onPage={onPage}
      pendingHeight="28rem"
    >
      {(rows, heading) => (
        <Table
          caption={heading}
          rows={rows}
          rowKey={({ id }) => String(id)}
          sort={sortOf(readinessOrdering(query))}
          onSort={onSort}
          columns={[
            { key: 'type', heading: words.type, sortKey: 'type', cell: ({ type_display }) => type_display },
            {
              key: 'owner',
              heading: strings.sender,
              cell: ({ eru_readiness, comment }) => (
                <>
                  {eru_readiness.map(
                    ({ id, eru_owner_details: { national_society_country_details: owner } }) => (
                      <CountryOf key={id} country={owner} label={owner.society_name || owner.name} />
                    ),
                  )}
                  {comment && <p className={styles.comment}>{comment}</p>}
                </>
              ),
            },
            ...PARTS.map((part) => ({
              key: part,
              heading: strings[part],
              sortKey: `${part}_readiness`,
              cell: (row: (typeof rows)[number]) => (
                <ReadinessMark status={row[`${part}_readiness`]} text={row[`${part}_readiness_display`]} />
              ),
            })),
            {
              key: 'contribution',
              heading: strings.contribution,
              cell: ({ ns_contribution }) => (ns_contribution === HOLDS ? strings.holds : strings.supports),
            },
            {
              key: 'updated',
              heading: strings.toldOn,
              isUnbroken: true,
              cell: ({ eru_readiness: [told] }) => (told ? formatDate(told.updated_at, language) : MISSING),
            },
          ]}
        />
      )}
    </PagedPanel>
  );
}
