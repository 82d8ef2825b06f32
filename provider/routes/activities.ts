import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  emergencyProjectOptionsEndpoint,
  responseEmergenciesEndpoint,
} from '#contracts/activities/choices.ts';
import { emergencyProjectsEndpoint } from '#contracts/activities/list.ts';
import {
  createEmergencyProjectEndpoint,
  deleteEmergencyProjectEndpoint,
  emergencyProjectEndpoint,
  replaceEmergencyProjectEndpoint,
  updateEmergencyProjectEndpoint,
} from '#contracts/activities/record.ts';
import { projectFields } from '#contracts/activities/schemas.ts';
import type { Database } from '#provider/database/connect.ts';
import { notSignedIn } from '#provider/http/errors.ts';
import { implement } from '#provider/http/implement.ts';
import { recordId } from '#provider/http/parse.ts';
import { serveList } from '#provider/http/serveList.ts';
import { serveRecord } from '#provider/http/serveRecord.ts';
import { keyOf, seenBy } from '#provider/http/writing.ts';
import { findEmergencyProject, listEmergencyProjects } from '#provider/queries/activities/activities.ts';
import { listActivityOptions } from '#provider/queries/activities/activityOptions.ts';
import { listResponseEvents } from '#provider/queries/emergencies/events.ts';
import type { Reader } from '#provider/queries/reader.ts';
import { createActivity, deleteActivity, updateActivity } from '#provider/records/activities.ts';
import { can } from '#rules/permissions.ts';
import { writtenActivity } from '#rules/written.ts';

/** Serves what is done in emergencies (3W activities), the writing of it, and what its form offers. */
export function activityRoutes(app: FastifyInstance, db: Database): void {
  implement(app, emergencyProjectOptionsEndpoint, {
    handle: ({ user, language }) => listActivityOptions(db, { user, language }),
  });
  serveList(app, emergencyProjectsEndpoint, listEmergencyProjects);
  serveList(app, responseEmergenciesEndpoint, listResponseEvents);
  const read = serveRecord(app, emergencyProjectEndpoint, findEmergencyProject);
  implement(app, createEmergencyProjectEndpoint, {
    may: ({ user }) => can.write(user),
    async handle({ body, user, language, request, reply }) {
      if (!user) throw notSignedIn();
      const id = await createActivity(db, body, { user, language }, keyOf(request));
      reply.code(201);
      return read(id, { user, language }, request);
    },
  });
  implement(app, replaceEmergencyProjectEndpoint, {
    may: ({ user }) => can.write(user),
    handle: ({ path, body, user, language, request }) =>
      change(recordId(path.id), { ...EMPTIED, ...body }, request, { user, language }),
  });
  implement(app, updateEmergencyProjectEndpoint, {
    may: ({ user }) => can.write(user),
    handle: ({ path, body, user, language, request }) =>
      change(recordId(path.id), body, request, { user, language }),
  });
  implement(app, deleteEmergencyProjectEndpoint, {
    record: ({ path, user, language }) => findEmergencyProject(db, recordId(path.id), { user, language }),
    may: ({ user }, activity) => can.deleteActivity(user, activity && writtenActivity(activity)),
    async handle({ path, user, language, reply }) {
      if (!user) throw notSignedIn();
      await deleteActivity(db, recordId(path.id), { user, language });
      reply.code(204);
      return undefined;
    },
  });

  async function change(
    id: number,
    body: Parameters<typeof updateActivity>[2],
    request: FastifyRequest,
    { user, language }: Reader,
  ) {
    if (!user) throw notSignedIn();
    await updateActivity(db, id, body, { user, language }, seenBy(request));
    return read(id, { user, language }, request);
  }
}

/** A version that replaces another leaves nothing of it. */
const EMPTIED = Object.fromEntries(Object.keys(projectFields).map((name) => [name, undefined]));
