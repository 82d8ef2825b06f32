import { COMPLETED, ONGOING, PLANNED } from '#contracts/projects/codes.ts';
import { ongoingSocietiesEndpoint, projectOverviewEndpoint } from '#contracts/projects/figures.ts';
import { projectsEndpoint } from '#contracts/projects/list.ts';
import type { Requests } from '#src/core/requests.ts';
import type { ProjectQuery } from './filters.ts';

/** Only their number is needed. */
export const numberOf = (query: ProjectQuery, status: number) => ({
  query: { ...query, status: [status], limit: 1 },
});

/** What `ProjectFigures` shows of such projects. */
export function prefetchFigures(requests: Requests, query: ProjectQuery): void {
  requests.prefetch(projectOverviewEndpoint, { query });
  requests.prefetch(ongoingSocietiesEndpoint, { query });
  for (const status of [PLANNED, ONGOING, COMPLETED])
    requests.prefetch(projectsEndpoint, numberOf(query, status));
}
