import { projectEndpoint } from '#contracts/endpoints/project.ts';
import type { Requests } from '#src/app/requests.ts';
import type { Address } from '#src/app/routes/index.ts';

/** The call for a project; undefined when the address holds no id. */
export function projectInput(id: string | null | undefined) {
  return id && /^\d{1,9}$/.test(id) ? { path: { id } } : undefined;
}

export function prefetchProject(requests: Requests, { params }: Address): void {
  const input = projectInput(params.projectId);
  if (input) requests.prefetch(projectEndpoint, input);
}
