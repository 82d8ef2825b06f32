import type { QueryOf } from '#contracts/defineEndpoint.ts';
import { ONGOING } from '#contracts/projects/codes.ts';
import type { projectOverviewEndpoint } from '#contracts/projects/figures.ts';
import { projectsEndpoint, REAL_PROJECT_SORT_KEYS } from '#contracts/projects/list.ts';
import { useCountryOptions } from '#src/choices/places.ts';
import { defineList } from '#src/lists/defineList.ts';
import { filtersOf } from '#src/lists/filter.ts';
import { projectColumns } from '#src/records/project/columns.ts';
import { projectFileColumns } from '#src/records/project/fileColumns.ts';
import { projectStrings } from '#src/records/project/strings.ts';
import {
  operationTypes,
  primarySectors,
  programmeTypes,
  secondarySectors,
  societies,
} from '#src/records/projectFilters/choices.ts';
import { projectFilterStrings } from '#src/records/projectFilters/strings.ts';
import { useProvinceOptions } from '../useProvinces.ts';
import { contact } from './contactColumn.tsx';

type Word = keyof typeof projectFilterStrings.english | keyof typeof projectStrings.english;
/** What narrows figures and lists of projects alike. */
export type ProjectQuery = QueryOf<typeof projectOverviewEndpoint>;
const filter = filtersOf<ProjectQuery, Word>();

const shared = {
  primary_sector: filter.numbers('primary_sector', primarySectors),
  programme_type: filter.numbers('programme_type', programmeTypes),
  operation_type: filter.numbers('operation_type', operationTypes),
  secondary_sectors: filter.numbers('secondary_sectors', secondarySectors),
};

/** What projects in a country can be narrowed by: figures, map and tables follow. */
export const receivedFilters = {
  words: [projectFilterStrings, projectStrings],
  filters: {
    reporting_ns: filter.numbers('reporting_ns', societies),
    project_districts: filter.numbers('project_districts', {
      kind: 'choice',
      isMultiple: true,
      useOptions: useProvinceOptions,
      label: 'provinces',
      placeholder: 'all',
    }),
    ...shared,
  },
};

/** The same of the projects of a National Society. */
export const givenFilters = {
  words: [projectFilterStrings, projectStrings],
  filters: {
    country: filter.numbers('country', {
      kind: 'choice',
      isMultiple: true,
      useOptions: useCountryOptions,
      label: 'receivers',
      placeholder: 'all',
    }),
    ...shared,
  },
};

const {
  country: receiver,
  reportingNs,
  name,
  primarySector,
  budget,
  programmeType,
  startDate,
  endDate,
  disasterType,
  target,
  reached,
} = projectColumns;
const list = { pageSize: 10, order: '-id', sortKeysElsewhere: REAL_PROJECT_SORT_KEYS } as const;
const file = { name: '3w-projects', isDated: true, columns: projectFileColumns };

/** Projects under way in a country. */
export const receivedProjects = defineList(projectsEndpoint, [projectFilterStrings, projectStrings], () => ({
  ...list,
  always: { status: [ONGOING] },
  columns: [reportingNs, name, primarySector, budget, programmeType, disasterType, target, reached],
  file,
}));

/** Projects under way of a National Society. */
export const givenProjects = defineList(projectsEndpoint, [projectFilterStrings, projectStrings], () => ({
  ...list,
  always: { status: [ONGOING] },
  columns: [receiver, name, primarySector, startDate, endDate, disasterType, budget, target, reached],
  file,
}));

/** The same for those who are told whom to ask. */
export const givenWithContacts: typeof givenProjects = {
  ...givenProjects,
  columns: [...givenProjects.columns, contact],
};
