import type { FileColumn } from '#src/lists/column.ts';
import { wholeFigure } from './figures.ts';
import type { projectStrings } from './strings.ts';
import type { Project } from './types.ts';

/** What a file of projects holds. Contacts are left out: files travel further than pages. */
export const projectFileColumns: readonly FileColumn<Project, keyof typeof projectStrings.english>[] = [
  { heading: 'country', value: ({ project_country_detail }) => project_country_detail?.name },
  {
    heading: 'districts',
    value: ({ project_districts_detail }) => project_districts_detail.map(({ name }) => name).join('; '),
  },
  {
    heading: 'admin2',
    value: ({ project_admin2_detail = [] }) => project_admin2_detail.map(({ name }) => name).join('; '),
  },
  {
    heading: 'reportingNs',
    value: ({ reporting_ns_detail: { society_name, name } }) => society_name || name,
  },
  { heading: 'name', value: ({ name }) => name },
  { heading: 'operationType', value: ({ operation_type_display }) => operation_type_display },
  { heading: 'programmeType', value: ({ programme_type_display }) => programme_type_display },
  { heading: 'primarySector', value: ({ primary_sector_display }) => primary_sector_display },
  { heading: 'tags', value: ({ secondary_sectors_display }) => (secondary_sectors_display ?? []).join('; ') },
  { heading: 'disasterType', value: ({ dtype_detail }) => dtype_detail?.name },
  { heading: 'startDate', value: ({ start_date }) => start_date },
  { heading: 'endDate', value: ({ end_date }) => end_date },
  { heading: 'status', value: ({ status_display }) => status_display },
  { heading: 'budget', value: (project) => wholeFigure(project, 'budget_amount') },
  { heading: 'expenditure', value: ({ actual_expenditure }) => actual_expenditure },
  { heading: 'target', value: (project) => wholeFigure(project, 'target_total') },
  { heading: 'reached', value: (project) => wholeFigure(project, 'reached_total') },
  { heading: 'visibility', value: ({ visibility_display }) => visibility_display },
];
