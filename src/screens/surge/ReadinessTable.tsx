import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import type { eruReadinessEndpoint } from '#contracts/endpoints/surge.ts';
import { type Sort, Table } from '#src/components/Table/index.tsx';
import { formatDate, MISSING } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { CountryOf } from './places.tsx';
import styles from './Readiness.module.css';
import { ReadinessMark } from './ReadinessMark.tsx';
import { deploymentStrings } from './strings.ts';

/** The parts that a unit needs before it can leave. */
const PARTS = [
  { part: 'equipment', heading: 'equipmentReadiness' },
  { part: 'people', heading: 'peopleReadiness' },
  { part: 'funding', heading: 'fundingReadiness' },
] as const;
/** Key of `deployments_eru_readiness_ns_contribution`: it holds such a unit, and does not only support another's. */
const HOLDS = 1;

/** How ready units are, one National Society and type a row. Without `onSort` the order is fixed. */
export function ReadinessTable(props: {
  caption: string;
  rows: readonly AnswerOf<typeof eruReadinessEndpoint>['results'][number][];
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
}) {
  const strings = useStrings(deploymentStrings);
  const language = useLanguage();
  return (
    <Table
      {...props}
      rowKey={({ id }) => String(id)}
      columns={[
        { key: 'type', heading: strings.type, sortKey: 'type', cell: ({ type_display }) => type_display },
        {
          key: 'owner',
          heading: strings.society,
          cell: ({ eru_readiness, comment }) => (
            <>
              {eru_readiness.map(({ id, eru_owner_details: { national_society_country_details: owner } }) => (
                <CountryOf key={id} country={owner} label={owner.society_name || owner.name} />
              ))}
              {comment && <p className={styles.comment}>{comment}</p>}
            </>
          ),
        },
        ...PARTS.map(({ part, heading }) => ({
          key: part,
          heading: strings[heading],
          sortKey: `${part}_readiness`,
          cell: (row: (typeof props.rows)[number]) => (
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
  );
}
