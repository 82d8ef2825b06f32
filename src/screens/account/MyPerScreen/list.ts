import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { latestPerProcessesEndpoint } from '#contracts/per/process.ts';
import * as choices from '#src/lists/choices.ts';
import { defineList } from '#src/lists/defineList.ts';
import { myPerStrings } from './strings.ts';

export type Process = AnswerOf<typeof latestPerProcessesEndpoint>['results'][number];

/** The latest process of each country that one looks after. Rows of the table also show those before: `columns.tsx`. */
export const latestProcesses = defineList(
  latestPerProcessesEndpoint,
  [myPerStrings],
  ({ column, filter }) => ({
    pageSize: 10,
    order: '-date_of_assessment',
    filters: {
      country: filter.numbers('country', choices.countries),
      region: filter.region('region', choices.region),
    },
    columns: [
      column.text('country', ({ country_details }) => country_details?.name),
      column.day('startDate', ({ date_of_assessment }) => date_of_assessment, {
        sortKey: 'date_of_assessment',
      }),
      column.number('cycle', ({ assessment_number }) => assessment_number, { sortKey: 'assessment_number' }),
      column.number('phase', ({ phase }) => phase, { sortKey: 'phase' }),
    ],
  }),
);
