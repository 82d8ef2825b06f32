import type { FastifyInstance } from 'fastify';
import { appealsEndpoint } from '#contracts/emergencies/appeals.ts';
import { appealTotalsEndpoint } from '#contracts/emergencies/appealTotals.ts';
import { fieldReportsEndpoint } from '#contracts/fieldReports/list.ts';
import { surgeAlertsEndpoint } from '#contracts/surge/alerts.ts';
import type { Database } from '#provider/database/connect.ts';
import { implement } from '#provider/http/implement.ts';
import { serveList } from '#provider/http/serveList.ts';
import { listAppeals, sumAppeals } from '#provider/queries/emergencies/appeals.ts';
import { listFieldReports } from '#provider/queries/fieldReports/fieldReports.ts';
import { listSurgeAlerts } from '#provider/queries/surge/surgeAlerts.ts';

/** Serves the response to emergencies: appeals and their sums, field reports, surge alerts. */
export function responseRoutes(app: FastifyInstance, db: Database) {
  serveList(app, appealsEndpoint, listAppeals);
  implement(app, appealTotalsEndpoint, { handle: ({ query }) => sumAppeals(db, query) });
  serveList(app, fieldReportsEndpoint, listFieldReports);
  serveList(app, surgeAlertsEndpoint, listSurgeAlerts);
}
