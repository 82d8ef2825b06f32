import type { FastifyInstance } from 'fastify';
import { emergenciesEndpoint, emergencyNamesEndpoint } from '#contracts/emergencies/list.ts';
import { emergencyEndpoint } from '#contracts/emergencies/record.ts';
import type { Database } from '#provider/database/connect.ts';
import { notFound } from '#provider/http/errors.ts';
import { implement } from '#provider/http/implement.ts';
import { originOf } from '#provider/http/media.ts';
import { recordId } from '#provider/http/parse.ts';
import { serveList } from '#provider/http/serveList.ts';
import { findEvent, findEventBySlug } from '#provider/queries/emergencies/event.ts';
import { listEventNames, listEvents } from '#provider/queries/emergencies/events.ts';

/** Serves emergencies, each caller those that they may see. */
export function emergencyRoutes(app: FastifyInstance, db: Database) {
  serveList(app, emergenciesEndpoint, (_, query, reader) => listEvents(db, query, reader));
  serveList(app, emergencyNamesEndpoint, listEventNames);
  implement(app, emergencyEndpoint, {
    // Its path is that of `emergencyBySlugEndpoint` too: what is no number is a slug.
    async handle({ path, user, language, request }) {
      const reader = { user, language };
      const id = /^\d+$/.test(path.id) ? recordId(path.id) : await findEventBySlug(db, path.id, reader);
      const found = id === undefined ? undefined : await findEvent(db, id, reader, originOf(request));
      if (!found) throw notFound();
      return found;
    },
  });
}
