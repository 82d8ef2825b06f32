import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  createEmergencyProjectEndpoint,
  deleteEmergencyProjectEndpoint,
  emergencyProjectEndpoint,
  replaceEmergencyProjectEndpoint,
  responseEmergenciesEndpoint,
  updateEmergencyProjectEndpoint,
} from '#contracts/endpoints/activityForm.ts';
import {
  emergencyProjectOptionsEndpoint,
  emergencyProjectsEndpoint,
} from '#contracts/endpoints/emergencyActivity.ts';
import { projectFields } from '#contracts/schemas/activity.ts';
import type { Database } from '#provider/database/connect.ts';
import { notFound, notSignedIn } from '#provider/http/errors.ts';
import { implement } from '#provider/http/implement.ts';
import { pageOf } from '#provider/http/page.ts';
import { recordId } from '#provider/http/parse.ts';
import { keyOf, seenBy } from '#provider/http/writing.ts';
import { findEmergencyProject, listEmergencyProjects } from '#provider/queries/activities.ts';
import { listActivityOptions } from '#provider/queries/activityOptions.ts';
import { listResponseEvents } from '#provider/queries/events.ts';
import type { Reader } from '#provider/queries/reader.ts';
import { createActivity, deleteActivity, updateActivity } from '#provider/queries/writeActivity.ts';
import { isMember } from '#provider/security/permissions.ts';

/** Serves what is done in emergencies (3W activities), the writing of it, and what its form offers. */
export function activityRoutes(app: FastifyInstance, db: Database): void {
  implement(app, emergencyProjectOptionsEndpoint, {
    handle: ({ user, language }) => listActivityOptions(db, { user, language }),
  });
  implement(app, emergencyProjectsEndpoint, {
    async handle({ query, user, language, request }) {
      const { count, results } = await listEmergencyProjects(db, query, { user, language });
      return pageOf(request, query, count, results);
    },
  });
  implement(app, responseEmergenciesEndpoint, {
    async handle({ query, user, language, request }) {
      const { count, results } = await listResponseEvents(db, query, { user, language });
      return pageOf(request, query, count, results);
    },
  });
  implement(app, emergencyProjectEndpoint, {
    handle: ({ path, user, language }) => theProject(recordId(path.id), { user, language }),
  });
  implement(app, createEmergencyProjectEndpoint, {
    permission: isMember,
    async handle({ body, user, language, request, reply }) {
      if (!user) throw notSignedIn();
      const id = await createActivity(db, body, { user, language }, keyOf(request));
      reply.code(201);
      return theProject(id, { user, language });
    },
  });
  implement(app, replaceEmergencyProjectEndpoint, {
    permission: isMember,
    handle: ({ path, body, user, language, request }) =>
      change(recordId(path.id), { ...EMPTIED, ...body }, request, { user, language }),
  });
  implement(app, updateEmergencyProjectEndpoint, {
    permission: isMember,
    handle: ({ path, body, user, language, request }) =>
      change(recordId(path.id), body, request, { user, language }),
  });
  implement(app, deleteEmergencyProjectEndpoint, {
    permission: isMember,
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
    return theProject(id, { user, language });
  }

  async function theProject(id: number, reader: Reader) {
    const project = await findEmergencyProject(db, id, reader);
    if (!project) throw notFound();
    return project;
  }
}

/** A version that replaces another leaves nothing of it. */
const EMPTIED = Object.fromEntries(Object.keys(projectFields).map((name) => [name, undefined]));
