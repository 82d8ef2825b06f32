import { erusEndpoint } from '#contracts/endpoints/emergencyPage.ts';
import { pathTo } from '#src/app/links.ts';
import { countryLink } from '#src/app/placeLinks.ts';
import { Pager } from '#src/components/Pager/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Table } from '#src/components/Table/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { PAGE_SIZE, type UnitKey, unitsInput } from './requests.ts';
import { emergencySurgeStrings } from './strings.ts';
import { useSortedPage } from './useSortedPage.ts';

/** The Emergency Response Units at work in an emergency. */
export function Units({ event }: { event: number }) {
  const strings = useStrings(emergencySurgeStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const page = useSortedPage<UnitKey>('type');
  const units = useRequest(erusEndpoint, unitsInput(event, page.offset, page.ordering), {
    isPreserved: true,
  });
  const rows = units.answer?.results ?? [];
  const heading = fill(strings.erus, { count: formatNumber(units.answer?.count, language) });
  return (
    <Panel
      heading={heading}
      actions={<TextLink to={pathTo('deployedErus', undefined, { event })}>{strings.allErus}</TextLink>}
      state={messageState(units, { isEmpty: rows.length === 0 })}
      error={{ message: errorText(units.error) }}
      onRetry={units.retry}
      footer={
        <Pager
          of={heading}
          count={units.answer?.count ?? 0}
          limit={PAGE_SIZE}
          offset={page.offset}
          onChange={page.setOffset}
        />
      }
    >
      <Table
        caption={heading}
        rows={rows}
        rowKey={({ id }) => String(id)}
        sort={page.sort}
        onSort={page.onSort}
        columns={[
          {
            key: 'owner',
            heading: strings.owner,
            sortKey: 'eru_owner__national_society_country__society_name',
            cell: ({ eru_owner: { national_society_country: owner } }) =>
              owner.society_name || owner.name || '--',
          },
          { key: 'type', heading: strings.type, sortKey: 'type', cell: ({ type_display }) => type_display },
          {
            key: 'units',
            heading: strings.units,
            align: 'end',
            sortKey: 'units',
            cell: (unit) => formatNumber(unit.units, language),
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
            heading: strings.deployedTo,
            sortKey: 'deployed_to__society_name',
            cell: ({ deployed_to }) =>
              deployed_to ? (
                <TextLink to={countryLink(deployed_to.id)}>{deployed_to.name ?? '--'}</TextLink>
              ) : (
                '--'
              ),
          },
        ]}
      />
    </Panel>
  );
}
