import { emergencyProjectsEndpoint } from '#contracts/activities/list.ts';
import {
  createEmergencyProjectEndpoint,
  emergencyProjectEndpoint,
  updateEmergencyProjectEndpoint,
} from '#contracts/activities/record.ts';
import type { EmergencyProjectBody } from '#contracts/activities/schemas.ts';
import type { RecordKind } from '#src/forms/kind.ts';
import type { Project } from '../ActivityScreen/types.ts';
import { type Actions, bodyOf, type EmergencyProjectValues, upgrade, valuesOf } from './values.ts';

const LOOKED_THROUGH = 30;

/** Activities in emergencies, with what their actions ask for while it is known. */
export const activityKind: RecordKind<EmergencyProjectValues, Project, EmergencyProjectBody, Actions> = {
  name: 'emergency-project',
  bodyOf,
  valuesOf,
  upgrade,
  idOf: ({ id }) => id,
  versionOf: ({ modified_at }) => modified_at,
  titleOf: ({ title }) => title ?? '',
  read: (client, id, sending) => client.call(emergencyProjectEndpoint, { path: { id }, ...sending }),
  create: (client, body, sending) => client.call(createEmergencyProjectEndpoint, { body, ...sending }),
  update: (client, id, body, sending) =>
    client.call(updateEmergencyProjectEndpoint, { path: { id }, body, ...sending }),
  async findWritten(client, { user, since, body }, sending) {
    const { results } = await client.call(emergencyProjectsEndpoint, {
      query: { user, event: [body.event], ordering: ['-created_at'], limit: LOOKED_THROUGH },
      ...sending,
    });
    for (const { id, title } of results) {
      if (title !== body.title) continue;
      const found = await client.call(emergencyProjectEndpoint, { path: { id }, ...sending });
      if (found.created_at >= since) return found;
    }
    return undefined;
  },
};
