import type { eruReadinessEndpoint } from '#contracts/surge/units.ts';
import { pictogramOf } from '#src/domain/pictograms.ts';
import { columnsOf } from '#src/lists/column.ts';
import type { RowOf, SortKeyOf } from '#src/lists/defineList.ts';
import { asSociety } from './links.ts';
import { CountryOf } from './places.tsx';
import styles from './Readiness.module.css';
import { ReadinessMark } from './ReadinessMark.tsx';
import type { deploymentStrings } from './strings.ts';

type Endpoint = typeof eruReadinessEndpoint;
type Word = keyof typeof deploymentStrings.english;
const column = columnsOf<RowOf<Endpoint>, SortKeyOf<Endpoint>, Word>();

/** Key of `deployments_eru_readiness_ns_contribution`: it holds such a unit, and does not only support another's. */
const HOLDS = 1;

/** A part that a unit needs before it can leave. */
const part = (name: 'equipment' | 'people' | 'funding', heading: Word) =>
  column.drawn(
    heading,
    (row) => <ReadinessMark status={row[`${name}_readiness`]} text={row[`${name}_readiness_display`]} />,
    { sortKey: `${name}_readiness` },
  );

/** How ready units are, one National Society and type a row. */
export const readinessColumns = [
  column.text('type', ({ type_display }) => type_display, {
    sortKey: 'type',
    pictogram: ({ type }) => pictogramOf('unit', type),
  }),
  column.drawn('society', ({ eru_readiness, comment }) => (
    <>
      {eru_readiness.map(({ id, eru_owner_details }) => (
        <CountryOf key={id} country={asSociety(eru_owner_details?.national_society_country_details)} />
      ))}
      {comment && <p className={styles.comment}>{comment}</p>}
    </>
  )),
  part('equipment', 'equipmentReadiness'),
  part('people', 'peopleReadiness'),
  part('funding', 'fundingReadiness'),
  column.text('contribution', ({ ns_contribution }, { words }) =>
    ns_contribution === HOLDS ? words.holds : words.supports,
  ),
  column.day('toldOn', ({ eru_readiness: [latest] }) => latest?.updated_at),
];
