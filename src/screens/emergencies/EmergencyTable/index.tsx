import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import type { emergenciesEndpoint } from '#contracts/endpoints/emergency.ts';
import { pathTo } from '#src/app/links.ts';
import { SeverityBadge } from '#src/components/SeverityBadge/index.tsx';
import { type Sort, Table } from '#src/components/Table/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { peopleAffected } from '#src/domain/affected.ts';
import { appealTotals } from '#src/domain/appeals.ts';
import { formatDate, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { CountryLinks } from '../RecordList/CountryLinks.tsx';
import { emergencyTableStrings } from './strings.ts';

type Emergency = AnswerOf<typeof emergenciesEndpoint>['results'][number];

/** Emergencies, one a row. Without `onSort` the order is fixed. */
export function EmergencyTable({
  caption,
  emergencies,
  ...sorting
}: {
  caption: string;
  emergencies: readonly Emergency[];
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
}) {
  const strings = useStrings(emergencyTableStrings);
  const language = useLanguage();
  return (
    <Table
      caption={caption}
      rows={emergencies}
      rowKey={({ id }) => String(id)}
      {...sorting}
      columns={[
        {
          key: 'startDate',
          isUnbroken: true,
          heading: strings.startDate,
          sortKey: 'disaster_start_date',
          cell: ({ disaster_start_date }) => formatDate(disaster_start_date, language),
        },
        {
          key: 'name',
          heading: strings.name,
          sortKey: 'name',
          cell: ({ id, name }) => (
            <TextLink to={pathTo('emergency', { emergencyId: id })}>{name ?? '--'}</TextLink>
          ),
        },
        {
          key: 'severity',
          heading: strings.severity,
          sortKey: 'ifrc_severity_level',
          cell: (emergency) => (
            <SeverityBadge
              level={emergency.ifrc_severity_level}
              text={emergency.ifrc_severity_level_display}
            />
          ),
        },
        {
          key: 'disasterType',
          heading: strings.disasterType,
          sortKey: 'dtype',
          cell: ({ dtype }) => dtype?.name ?? '--',
        },
        {
          key: 'glide',
          isUnbroken: true,
          heading: strings.glide,
          sortKey: 'glide',
          cell: ({ glide }) => <bdi>{glide || '--'}</bdi>,
        },
        {
          key: 'requested',
          heading: strings.requested,
          align: 'end',
          cell: ({ appeals }) => formatNumber(appealTotals(appeals).requested, language),
        },
        {
          key: 'affected',
          heading: strings.affected,
          align: 'end',
          sortKey: 'num_affected',
          cell: (emergency) => formatNumber(peopleAffected(emergency), language),
        },
        {
          key: 'countries',
          heading: strings.countries,
          cell: ({ countries }) => <CountryLinks countries={countries} />,
        },
      ]}
    />
  );
}
