import type { FastifyInstance } from 'fastify';
import { appealsEndpoint } from '#contracts/emergencies/appeals.ts';
import { appealTotalsEndpoint } from '#contracts/emergencies/appealTotals.ts';
import { aggregateEndpoint } from '#contracts/emergencies/figures.ts';
import { followEndpoint, unfollowEndpoint } from '#contracts/emergencies/follow.ts';
import { emergenciesEndpoint } from '#contracts/emergencies/list.ts';
import { emergencyNamesEndpoint } from '#contracts/emergencies/names.ts';
import {
  appealDocumentsEndpoint,
  severityHistoryEndpoint,
  situationReportsEndpoint,
  snippetsEndpoint,
} from '#contracts/emergencies/page.ts';
import { pastEmergenciesEndpoint } from '#contracts/emergencies/past.ts';
import { emergencyEndpoint } from '#contracts/emergencies/record.ts';
import type { Database } from '#provider/database/connect.ts';
import { implement } from '#provider/http/implement.ts';
import { originOf } from '#provider/http/media.ts';
import { recordId } from '#provider/http/parse.ts';
import { serveList, serveRows } from '#provider/http/serveList.ts';
import { serveRecord } from '#provider/http/serveRecord.ts';
import { countByTime } from '#provider/queries/emergencies/aggregates.ts';
import { appealList, sumAppeals } from '#provider/queries/emergencies/appeals.ts';
import { findEvent, findEventBySlug } from '#provider/queries/emergencies/event.ts';
import {
  listAppealDocuments,
  listSeverities,
  listSituationReports,
  listSnippets,
} from '#provider/queries/emergencies/eventPage.ts';
import { eventList, listEventNames, listPastEvents } from '#provider/queries/emergencies/events.ts';
import { follow, unfollow } from '#provider/queries/emergencies/follows.ts';

/** Serves emergencies, each caller those that they may see, what their tabs show, their appeals, and following them. */
export function emergencyRoutes(app: FastifyInstance, db: Database) {
  serveRows(app, emergenciesEndpoint, eventList);
  serveList(app, emergencyNamesEndpoint, listEventNames);
  serveList(app, pastEmergenciesEndpoint, listPastEvents);
  serveRecord(
    app,
    { read: emergencyEndpoint },
    {
      find: (_, id, reader, request) => findEvent(db, id, reader, originOf(request)),
      // Its path is that of `emergencyBySlugEndpoint` too: what is no number is a slug.
      idIn: async (text, reader) => (/^\d+$/.test(text) ? recordId(text) : findEventBySlug(db, text, reader)),
    },
  );
  serveList(app, snippetsEndpoint, listSnippets);
  serveList(app, situationReportsEndpoint, listSituationReports);
  serveList(app, appealDocumentsEndpoint, listAppealDocuments);
  serveList(app, severityHistoryEndpoint, listSeverities);
  serveRows(app, appealsEndpoint, appealList);
  implement(app, appealTotalsEndpoint, { handle: ({ query }) => sumAppeals(db, query) });
  implement(app, aggregateEndpoint, {
    handle: ({ query, user, language }) => countByTime(db, query, { user, language }),
  });
  implement(app, followEndpoint, {
    handle: ({ body, user, language }) => follow(db, idsIn(body), { user, language }),
  });
  implement(app, unfollowEndpoint, {
    handle: ({ body, user }) => unfollow(db, idsIn(body), user?.id ?? 0),
  });
}

const idsIn = (body: readonly { value: number }[]) => body.map(({ value }) => value);
