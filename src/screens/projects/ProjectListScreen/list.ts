import { projectsEndpoint, REAL_PROJECT_SORT_KEYS } from '#contracts/projects/list.ts';
import { pathTo } from '#src/core/links.ts';
import { country, region } from '#src/lists/choices.ts';
import { defineList } from '#src/lists/defineList.ts';
import { projectStrings } from '#src/records/project/strings.ts';
import { wholeFigure } from '../figures.ts';
import { projectFileColumns } from '../fileColumns.ts';
import {
  abroad,
  operationTypes,
  primarySectors,
  programmeTypes,
  secondarySectors,
  societies,
  statuses,
} from '../filters/choices.ts';
import { projectFilterStrings } from '../filters/strings.ts';

/** The real API knows single days only, which nobody looks for. */
const inRanges = { extension: 'dateRanges' } as const;

/** Every project that the reader may see, the newest first: the real API's own order, which it keeps for any key that it does not know. */
export const projectList = defineList(
  projectsEndpoint,
  [projectFilterStrings, projectStrings],
  ({ column, filter }) => ({
    pageSize: 15,
    order: '-id',
    sortKeysElsewhere: REAL_PROJECT_SORT_KEYS,
    filters: {
      search: filter.text('search', { kind: 'search', label: 'search' }),
      region: filter.numbers('region', region),
      country: filter.numbers('country', country),
      reporting_ns: filter.numbers('reporting_ns', societies),
      primary_sector: filter.numbers('primary_sector', primarySectors),
      secondary_sectors: filter.numbers('secondary_sectors', secondarySectors),
      programme_type: filter.numbers('programme_type', programmeTypes),
      operation_type: filter.numbers('operation_type', operationTypes),
      status: filter.numbers('status', statuses),
      exclude_within: filter.flag('exclude_within', abroad),
      start_after: filter.day('start_date__gte', 'startAfter', inRanges),
      start_before: filter.day('start_date__lte', 'startBefore', inRanges),
      end_after: filter.day('end_date__gte', 'endAfter', inRanges),
      end_before: filter.day('end_date__lte', 'endBefore', inRanges),
    },
    columns: [
      column.country('country', ({ project_country_detail }) => project_country_detail, {
        sortKey: 'project_country',
      }),
      column.text('reportingNs', ({ reporting_ns_detail: { society_name, name } }) => society_name || name, {
        sortKey: 'reporting_ns',
      }),
      column.link('name', ({ id, name }) => ({ text: name, to: pathTo('project', { projectId: id }) }), {
        sortKey: 'name',
      }),
      column.text('primarySector', ({ primary_sector_display }) => primary_sector_display, {
        sortKey: 'primary_sector',
      }),
      column.text('status', ({ status_display }) => status_display, { sortKey: 'status' }),
      column.number('budget', (project) => wholeFigure(project, 'budget_amount'), {
        sortKey: 'budget_amount',
      }),
      column.text('programmeType', ({ programme_type_display }) => programme_type_display, {
        sortKey: 'programme_type',
      }),
      column.text('disasterType', ({ dtype_detail }) => dtype_detail?.name, { sortKey: 'dtype' }),
      column.number('target', (project) => wholeFigure(project, 'target_total'), { sortKey: 'target_total' }),
      column.number('reached', (project) => wholeFigure(project, 'reached_total'), {
        sortKey: 'reached_total',
      }),
    ],
    file: { name: 'all-3w-projects', isDated: true, columns: projectFileColumns },
  }),
);
