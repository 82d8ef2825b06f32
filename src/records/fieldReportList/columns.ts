import type { fieldReportsEndpoint } from '#contracts/fieldReports/list.ts';
import { disasterPictogram } from '#src/domain/disasterPictograms.ts';
import { emergencyLink, fieldReportLink } from '#src/lists/cells.ts';
import { columnsOf } from '#src/lists/column.ts';
import type { RowOf, SortKeyOf } from '#src/lists/defineList.ts';
import type { recordListStrings } from '#src/lists/strings.ts';

type Endpoint = typeof fieldReportsEndpoint;
const column = columnsOf<RowOf<Endpoint>, SortKeyOf<Endpoint>, keyof typeof recordListStrings.english>();

/** What every list of field reports shows of them. */
export const fieldReportColumns = [
  column.day('createdAt', ({ created_at }) => created_at, { sortKey: 'created_at' }),
  column.link('name', fieldReportLink, { sortKey: 'summary' }),
  column.link('emergency', ({ event_details }) => emergencyLink(event_details), { sortKey: 'event' }),
  column.text('disasterType', ({ dtype_details }) => dtype_details.name, {
    sortKey: 'dtype',
    pictogram: ({ dtype_details }) => disasterPictogram(dtype_details?.id),
  }),
  column.countries('countries', ({ countries_details }) => countries_details),
];
