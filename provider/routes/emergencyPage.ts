import type { FastifyInstance } from 'fastify';
import { aggregateEndpoint } from '#contracts/emergencies/figures.ts';
import { followEndpoint, unfollowEndpoint } from '#contracts/emergencies/follow.ts';
import {
  appealDocumentsEndpoint,
  severityHistoryEndpoint,
  situationReportsEndpoint,
  snippetsEndpoint,
} from '#contracts/emergencies/page.ts';
import { deploymentTotalsEndpoint, personnelEndpoint } from '#contracts/surge/deployments.ts';
import { erusEndpoint } from '#contracts/surge/units.ts';
import type { Database } from '#provider/database/connect.ts';
import { implement } from '#provider/http/implement.ts';
import { serveList } from '#provider/http/serveList.ts';
import { countByTime } from '#provider/queries/emergencies/aggregates.ts';
import {
  listAppealDocuments,
  listSeverities,
  listSituationReports,
  listSnippets,
} from '#provider/queries/emergencies/eventPage.ts';
import { follow, unfollow } from '#provider/queries/emergencies/follows.ts';
import { listErus, listPersonnel, sumDeployments } from '#provider/queries/surge/deployments.ts';

/** Serves what the tabs of an emergency show, counts by time, and following. */
export function emergencyPageRoutes(app: FastifyInstance, db: Database) {
  serveList(app, snippetsEndpoint, listSnippets);
  serveList(app, situationReportsEndpoint, listSituationReports);
  serveList(app, appealDocumentsEndpoint, listAppealDocuments);
  serveList(app, severityHistoryEndpoint, listSeverities);
  serveList(app, personnelEndpoint, listPersonnel);
  serveList(app, erusEndpoint, listErus);
  implement(app, deploymentTotalsEndpoint, {
    handle: ({ query, user, language }) => sumDeployments(db, query, { user, language }),
  });
  implement(app, aggregateEndpoint, {
    handle: ({ query, user, language }) => countByTime(db, query, { user, language }),
  });
  implement(app, followEndpoint, {
    handle: ({ body, user, language }) =>
      follow(
        db,
        body.map(({ value }) => value),
        { user, language },
      ),
  });
  implement(app, unfollowEndpoint, {
    handle: ({ body, user }) =>
      unfollow(
        db,
        body.map(({ value }) => value),
        user?.id ?? 0,
      ),
  });
}
