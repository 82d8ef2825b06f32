import type { flashUpdatesEndpoint } from '#contracts/flashUpdates/list.ts';
import { Menu } from '#src/components/Menu/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { disasterPictogram } from '#src/domain/disasterPictograms.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { columnsOf } from '#src/lists/column.ts';
import type { RowOf, SortKeyOf } from '#src/lists/defineList.ts';
import type { recordListStrings } from '#src/lists/strings.ts';
import { flashUpdateListStrings } from './strings.ts';

type Endpoint = typeof flashUpdatesEndpoint;
type Word = keyof typeof recordListStrings.english | keyof typeof flashUpdateListStrings.english;
const column = columnsOf<RowOf<Endpoint>, SortKeyOf<Endpoint>, Word>();

/** What every list of flash updates shows of them. */
export const flashUpdateColumns = [
  column.day('createdAt', ({ created_at }) => created_at, { sortKey: 'created_at' }),
  column.link(
    'title',
    ({ id, title }) => ({ text: title, to: pathTo('flashUpdate', { flashUpdateId: id }) }),
    { sortKey: 'title' },
  ),
  column.text('disasterType', ({ hazard_type_details }) => hazard_type_details?.name, {
    sortKey: 'hazard_type',
    pictogram: ({ hazard_type_details }) => disasterPictogram(hazard_type_details?.id),
  }),
  column.countries('countries', ({ country_district }) =>
    country_district.map(({ country_details }) => country_details),
  ),
];

/** What can be done with one of them. */
export const flashUpdateActions = column.drawn('actions', (update) => <RowMenu update={update} />);

function RowMenu({ update: { id, title } }: { update: RowOf<Endpoint> }) {
  const strings = useStrings(flashUpdateListStrings);
  return (
    <Menu
      label={strings.actions}
      ariaLabel={fill(strings.actionsFor, { title })}
      align="end"
      items={[
        { key: 'view', label: strings.view, to: pathTo('flashUpdate', { flashUpdateId: id }) },
        { key: 'edit', label: strings.edit, to: pathTo('editFlashUpdate', { flashUpdateId: id }) },
      ]}
    />
  );
}
