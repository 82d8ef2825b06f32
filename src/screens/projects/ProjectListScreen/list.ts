import { projectsEndpoint, REAL_PROJECT_SORT_KEYS } from '#contracts/projects/list.ts';
import { country, region } from '#src/lists/choices.ts';
import { defineList } from '#src/lists/defineList.ts';
import { projectColumns } from '#src/records/project/columns.ts';
import { projectFileColumns } from '#src/records/project/fileColumns.ts';
import { projectStrings } from '#src/records/project/strings.ts';
import {
  abroad,
  operationTypes,
  primarySectors,
  programmeTypes,
  secondarySectors,
  societies,
  statuses,
} from '#src/records/projectFilters/choices.ts';
import { projectFilterStrings } from '#src/records/projectFilters/strings.ts';

/** The days of a project are in its file; with them the table would be wider than a screen, until others are left out. */
const { startDate, endDate, ...shownColumns } = projectColumns;

/** The real API knows single days only, which nobody looks for. */
const inRanges = { extension: 'dateRanges' } as const;

/** Every project that the reader may see, the newest first: the real API's own order, which it keeps for any key that it does not know. */
export const projectList = defineList(
  projectsEndpoint,
  [projectFilterStrings, projectStrings],
  ({ filter }) => ({
    pageSize: 15,
    order: '-id',
    sortKeysElsewhere: REAL_PROJECT_SORT_KEYS,
    filters: {
      search: filter.text('search', { kind: 'search', label: 'search' }),
      country: filter.numbers('country', country),
      reporting_ns: filter.numbers('reporting_ns', societies),
      primary_sector: filter.numbers('primary_sector', primarySectors),
      status: filter.numbers('status', statuses),
      programme_type: filter.numbers('programme_type', programmeTypes),
      operation_type: filter.numbers('operation_type', operationTypes),
      secondary_sectors: filter.numbers('secondary_sectors', secondarySectors),
      region: filter.regions('region', region),
      exclude_within: filter.flag('exclude_within', abroad),
      start_after: filter.day('start_date__gte', 'startAfter', inRanges),
      start_before: filter.day('start_date__lte', 'startBefore', inRanges),
      end_after: filter.day('end_date__gte', 'endAfter', inRanges),
      end_before: filter.day('end_date__lte', 'endBefore', inRanges),
    },
    columns: [...Object.values(shownColumns), { ...startDate, isExtra: true }, { ...endDate, isExtra: true }],
    file: { name: 'all-3w-projects', isDated: true, columns: projectFileColumns },
  }),
);
