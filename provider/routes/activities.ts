import type { FastifyInstance } from 'fastify';
import {
  emergencyProjectOptionsEndpoint,
  responseEmergenciesEndpoint,
} from '#contracts/activities/choices.ts';
import { emergencyProjectsEndpoint } from '#contracts/activities/list.ts';
import { emergencyProjectEndpoints } from '#contracts/activities/record.ts';
import type { Database } from '#provider/database/connect.ts';
import { implement } from '#provider/http/implement.ts';
import { serveList, serveRows } from '#provider/http/serveList.ts';
import { serveRecord } from '#provider/http/serveRecord.ts';
import { findEmergencyProject, listEmergencyProjects } from '#provider/queries/activities/activities.ts';
import { listActivityOptions } from '#provider/queries/activities/activityOptions.ts';
import { responseEventList } from '#provider/queries/emergencies/events.ts';
import { activityRecord } from '#provider/records/activities.ts';
import { can } from '#rules/permissions.ts';
import { writtenActivity } from '#rules/written.ts';

/** Serves what is done in emergencies (3W activities), the writing of it, and what its form offers. */
export function activityRoutes(app: FastifyInstance, db: Database): void {
  implement(app, emergencyProjectOptionsEndpoint, {
    handle: ({ user, language }) => listActivityOptions(db, { user, language }),
  });
  serveList(app, emergencyProjectsEndpoint, listEmergencyProjects);
  serveRows(app, responseEmergenciesEndpoint, responseEventList);
  serveRecord(app, emergencyProjectEndpoints, {
    find: findEmergencyProject,
    writes: {
      record: activityRecord,
      mayCreate: can.write,
      mayEdit: can.editActivity,
      mayRemove: can.deleteActivity,
      written: writtenActivity,
    },
  });
}
