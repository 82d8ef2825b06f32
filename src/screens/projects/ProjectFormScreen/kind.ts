import { projectsEndpoint } from '#contracts/projects/list.ts';
import { createProjectEndpoint, projectEndpoint, updateProjectEndpoint } from '#contracts/projects/record.ts';
import type { RecordKind } from '#src/forms/kind.ts';
import type { Project, ProjectBody } from '#src/records/project/types.ts';
import { bodyOf, type ProjectValues, upgrade, valuesOf } from './values.ts';

const LOOKED_THROUGH = 30;

/** 3W projects. */
export const projectKind: RecordKind<ProjectValues, Project, ProjectBody> = {
  name: 'project',
  bodyOf,
  valuesOf,
  upgrade,
  idOf: ({ id }) => id,
  versionOf: ({ modified_at }) => modified_at,
  titleOf: ({ name }) => name ?? '',
  read: (client, id, sending) => client.call(projectEndpoint, { path: { id }, ...sending }),
  create: (client, body, sending) => client.call(createProjectEndpoint, { body, ...sending }),
  update: (client, id, body, sending) =>
    client.call(updateProjectEndpoint, { path: { id }, body, ...sending }),
  async findWritten(client, { user, since, body }, sending) {
    const { results } = await client.call(projectsEndpoint, {
      query: { user, reporting_ns: [body.reporting_ns], ordering: ['-id'], limit: LOOKED_THROUGH },
      ...sending,
    });
    return results.find(
      (project) =>
        project.modified_at >= since &&
        project.name === body.name &&
        project.project_country === body.project_country,
    );
  },
};
