import type { CsvExport } from '../../emergencies/RecordList/ExportButton.tsx';
import { wholeFigure } from '../figures.ts';
import type { projectStrings } from '../strings.ts';
import type { Project } from '../types.ts';

type Strings = Record<keyof typeof projectStrings.english, string>;

/** What a file of projects holds. Contacts are left out: files travel further than pages. */
export const projectColumns = (strings: Strings): CsvExport<Project>['columns'] => [
  { heading: strings.country, value: ({ project_country_detail }) => project_country_detail.name },
  {
    heading: strings.districts,
    value: ({ project_districts_detail }) => project_districts_detail.map(({ name }) => name).join('; '),
  },
  {
    heading: strings.reportingNs,
    value: ({ reporting_ns_detail: { society_name, name } }) => society_name || name,
  },
  { heading: strings.name, value: ({ name }) => name },
  { heading: strings.operationType, value: ({ operation_type_display }) => operation_type_display },
  { heading: strings.programmeType, value: ({ programme_type_display }) => programme_type_display },
  { heading: strings.primarySector, value: ({ primary_sector_display }) => primary_sector_display },
  {
    heading: strings.tags,
    value: ({ secondary_sectors_display }) => (secondary_sectors_display ?? []).join('; '),
  },
  { heading: strings.disasterType, value: ({ dtype_detail }) => dtype_detail?.name },
  { heading: strings.startDate, value: ({ start_date }) => start_date },
  { heading: strings.endDate, value: ({ end_date }) => end_date },
  { heading: strings.status, value: ({ status_display }) => status_display },
  { heading: strings.budget, value: (project) => wholeFigure(project, 'budget_amount') },
  { heading: strings.expenditure, value: ({ actual_expenditure }) => actual_expenditure },
  { heading: strings.target, value: (project) => wholeFigure(project, 'target_total') },
  { heading: strings.reached, value: (project) => wholeFigure(project, 'reached_total') },
  { heading: strings.visibility, value: ({ visibility_display }) => visibility_display },
];
