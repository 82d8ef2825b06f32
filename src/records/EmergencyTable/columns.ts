import type { emergenciesEndpoint } from '#contracts/emergencies/list.ts';
import { peopleAffected } from '#src/domain/affected.ts';
import { appealTotals } from '#src/domain/appeals.ts';
import { disasterPictogram } from '#src/domain/disasterPictograms.ts';
import { emergencyLink } from '#src/lists/cells.ts';
import { columnsOf } from '#src/lists/column.ts';
import type { RowOf, SortKeyOf } from '#src/lists/defineList.ts';
import type { emergencyTableStrings } from './strings.ts';

type Endpoint = typeof emergenciesEndpoint;
type Word = keyof typeof emergencyTableStrings.english;
const column = columnsOf<RowOf<Endpoint>, SortKeyOf<Endpoint>, Word>();

/** What every list of emergencies shows of them. */
export const emergencyColumns = [
  column.day('startDate', ({ disaster_start_date }) => disaster_start_date, {
    sortKey: 'disaster_start_date',
  }),
  column.link('name', emergencyLink, { sortKey: 'name' }),
  column.severity(
    'severity',
    (emergency) => ({
      level: emergency.ifrc_severity_level,
      text: emergency.ifrc_severity_level_display,
    }),
    { sortKey: 'ifrc_severity_level' },
  ),
  column.text('disasterType', ({ dtype }) => dtype?.name, {
    sortKey: 'dtype',
    pictogram: ({ dtype }) => disasterPictogram(dtype?.id),
  }),
  column.code('glide', ({ glide }) => glide, { sortKey: 'glide', isUnbroken: true }),
  column.number('requested', ({ appeals }) => appealTotals(appeals).requested),
  column.number('affected', peopleAffected, { sortKey: 'num_affected' }),
  column.countries('countries', ({ countries }) => countries),
];
