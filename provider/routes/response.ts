import type { FastifyInstance } from 'fastify';
import { appealTotalsEndpoint } from '#contracts/endpoints/appealTotals.ts';
import { appealsEndpoint, fieldReportsEndpoint, surgeAlertsEndpoint } from '#contracts/endpoints/response.ts';
import type { Database } from '#provider/database/connect.ts';
import { implement } from '#provider/http/implement.ts';
import { serveList } from '#provider/http/serveList.ts';
import { listAppeals, sumAppeals } from '#provider/queries/appeals.ts';
import { listFieldReports } from '#provider/queries/fieldReports.ts';
import { listSurgeAlerts } from '#provider/queries/surgeAlerts.ts';

/** Serves the response to emergencies: appeals and their sums, field reports, surge alerts. */
export function responseRoutes(app: FastifyInstance, db: Database) {
  serveList(app, appealsEndpoint, listAppeals);
  implement(app, appealTotalsEndpoint, { handle: ({ query }) => sumAppeals(db, query) });
  serveList(app, fieldReportsEndpoint, listFieldReports);
  serveList(app, surgeAlertsEndpoint, listSurgeAlerts);
}
