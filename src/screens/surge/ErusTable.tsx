import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import type { erusEndpoint } from '#contracts/endpoints/emergencyPage.ts';
import { type Sort, Table } from '#src/components/Table/index.tsx';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { CountryOf, EmergencyOf } from './places.tsx';
import { deploymentStrings } from './strings.ts';

export type Eru = AnswerOf<typeof erusEndpoint>['results'][number];

/** The National Society that a unit belongs to. */
export const ownerOf = ({ eru_owner: { national_society_country: owner } }: Eru) =>
  owner.society_name || owner.name;

/** Deployed units, one a row. Without `onSort` the order is fixed. */
export function ErusTable(props: {
  caption: string;
  rows: readonly Eru[];
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
        {
          key: 'owner',
          heading: strings.owner,
          sortKey: 'eru_owner__national_society_country__society_name',
          cell: (unit) => (
            <CountryOf country={unit.eru_owner.national_society_country} label={ownerOf(unit)} />
          ),
        },
        { key: 'type', heading: strings.type, sortKey: 'type', cell: ({ type_display }) => type_display },
        {
          key: 'units',
          heading: strings.units,
          align: 'end',
          sortKey: 'units',
          cell: ({ units }) => formatNumber(units, language),
        },
        {
          key: 'equipment',
          heading: strings.equipment,
          align: 'end',
          sortKey: 'equipment_units',
          cell: ({ equipment_units }) => formatNumber(equipment_units, language),
        },
        {
          key: 'country',
          heading: strings.country,
          sortKey: 'deployed_to__society_name',
          cell: ({ deployed_to }) => <CountryOf country={deployed_to} />,
        },
        {
          key: 'emergency',
          heading: strings.emergency,
          sortKey: 'event__name',
          cell: ({ event }) => <EmergencyOf event={event} />,
        },
      ]}
    />
  );
}
