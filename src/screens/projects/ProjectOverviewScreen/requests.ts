import type { AppConfig } from '#contracts/appConfig.ts';
import type { QueryOf } from '#contracts/defineEndpoint.ts';
import { ongoingSocietiesEndpoint, projectOverviewEndpoint } from '#contracts/projects/figures.ts';
import type { ListValues } from '#machines/listState.ts';
import type { Requests } from '#src/core/requests.ts';
import type { Address } from '#src/core/routes/index.ts';
import { filtersOf, queryOf } from '#src/lists/filter.ts';
import { projectStrings } from '#src/records/project/strings.ts';
import {
  primarySectors,
  programmeTypes,
  secondarySectors,
  societies,
} from '#src/records/projectFilters/choices.ts';
import { projectFilterStrings } from '#src/records/projectFilters/strings.ts';

type Word = keyof typeof projectFilterStrings.english | keyof typeof projectStrings.english;
const filter = filtersOf<QueryOf<typeof projectOverviewEndpoint>, Word>();

/** What the page can be narrowed by. */
export const figureFilters = {
  words: [projectFilterStrings, projectStrings],
  filters: {
    reporting_ns: filter.numbers('reporting_ns', societies),
    programme_type: filter.numbers('programme_type', programmeTypes),
    primary_sector: filter.numbers('primary_sector', primarySectors),
    secondary_sectors: filter.numbers('secondary_sectors', secondarySectors),
  },
};

/** Both calls of an address. */
export const figuresInput = (values: ListValues, now: Date) => ({
  query: queryOf(figureFilters.filters, values, now),
});

export function prefetchProjectOverview(
  requests: Requests,
  { query }: Address,
  _config: AppConfig,
  now: Date,
): void {
  const input = figuresInput(Object.fromEntries(query), now);
  requests.prefetch(projectOverviewEndpoint, input);
  requests.prefetch(ongoingSocietiesEndpoint, input);
}
