import type { projectsEndpoint } from '#contracts/projects/list.ts';
import { pathTo } from '#src/core/links.ts';
import { disasterPictogram } from '#src/domain/disasterPictograms.ts';
import { pictogramOf } from '#src/domain/pictograms.ts';
import { columnsOf } from '#src/lists/column.ts';
import type { SortKeyOf } from '#src/lists/defineList.ts';
import { wholeFigure } from './figures.ts';
import type { projectStrings } from './strings.ts';
import type { Project } from './types.ts';

const column = columnsOf<Project, SortKeyOf<typeof projectsEndpoint>, keyof typeof projectStrings.english>();

/** What lists of projects show of them. */
export const projectColumns = {
  country: column.country('country', ({ project_country_detail }) => project_country_detail, {
    sortKey: 'project_country',
  }),
  reportingNs: column.text(
    'reportingNs',
    ({ reporting_ns_detail: { society_name, name } }) => society_name || name,
    {
      sortKey: 'reporting_ns',
    },
  ),
  name: column.link('name', ({ id, name }) => ({ text: name, to: pathTo('project', { projectId: id }) }), {
    isRowHeader: true,
    sortKey: 'name',
  }),
  primarySector: column.text('primarySector', ({ primary_sector_display }) => primary_sector_display, {
    pictogram: ({ primary_sector }) => pictogramOf('sector', primary_sector),
    sortKey: 'primary_sector',
  }),
  status: column.text('status', ({ status_display }) => status_display, { sortKey: 'status' }),
  budget: column.number('budget', (project) => wholeFigure(project, 'budget_amount'), {
    sortKey: 'budget_amount',
  }),
  programmeType: column.text('programmeType', ({ programme_type_display }) => programme_type_display, {
    sortKey: 'programme_type',
  }),
  startDate: column.day('startDate', ({ start_date }) => start_date, { sortKey: 'start_date' }),
  endDate: column.day('endDate', ({ end_date }) => end_date, { sortKey: 'end_date' }),
  disasterType: column.text('disasterType', ({ dtype_detail }) => dtype_detail?.name, {
    sortKey: 'dtype',
    pictogram: ({ dtype_detail }) => disasterPictogram(dtype_detail?.id),
  }),
  target: column.number('target', (project) => wholeFigure(project, 'target_total'), {
    sortKey: 'target_total',
  }),
  reached: column.number('reached', (project) => wholeFigure(project, 'reached_total'), {
    sortKey: 'reached_total',
  }),
};
