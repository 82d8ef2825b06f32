import type { QueryOf } from '#contracts/defineEndpoint.ts';
import { projectsEndpoint } from '#contracts/projects/list.ts';
import type { regionMovementActivitiesEndpoint } from '#contracts/projects/regions.ts';
import { defineList } from '#src/lists/defineList.ts';
import { filtersOf } from '#src/lists/filter.ts';
import { projectColumns } from '#src/records/project/columns.ts';
import { projectStrings } from '#src/records/project/strings.ts';
import {
  operationTypes,
  primarySectors,
  programmeTypes,
  secondarySectors,
  statuses,
} from '#src/records/projectFilters/choices.ts';
import { projectFilterStrings } from '#src/records/projectFilters/strings.ts';

type Word = keyof typeof projectFilterStrings.english | keyof typeof projectStrings.english;
const filter = filtersOf<QueryOf<typeof regionMovementActivitiesEndpoint>, Word>();

/** What map, countries and tables are narrowed by together. */
export const movementFilters = {
  words: [projectFilterStrings, projectStrings],
  filters: {
    primary_sector: filter.numbers('primary_sector', primarySectors),
    status: filter.numbers('status', statuses),
    programme_type: filter.numbers('programme_type', programmeTypes),
    operation_type: filter.numbers('operation_type', operationTypes),
    secondary_sectors: filter.numbers('secondary_sectors', secondarySectors),
  },
};

const { name, reportingNs, primarySector, status, programmeType, target, reached, budget } = projectColumns;

/** The projects of one country. */
export const countryProjects = defineList(projectsEndpoint, [projectStrings], () => ({
  pageSize: 20,
  columns: [name, reportingNs, primarySector, status, programmeType, target, reached, budget].map(
    (column) => ({ ...column, sortKey: undefined }),
  ),
}));
