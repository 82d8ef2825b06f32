import type { FastifyInstance } from 'fastify';
import { appealTotalsEndpoint } from '#contracts/endpoints/appealTotals.ts';
import { appealsEndpoint, fieldReportsEndpoint, surgeAlertsEndpoint } from '#contracts/endpoints/response.ts';
import type { Database } from '#provider/database/connect.ts';
import { implement } from '#provider/http/implement.ts';
import { pageOf } from '#provider/http/page.ts';
import { listAppeals, sumAppeals } from '#provider/queries/appeals.ts';
import { listFieldReports } from '#provider/queries/fieldReports.ts';
import { listSurgeAlerts } from '#provider/queries/surgeAlerts.ts';

/** Serves the response to emergencies: appeals and their sums, field reports, surge alerts. */
export function responseRoutes(app: FastifyInstance, db: Database) {
  implement(app, appealsEndpoint, {
    async handle({ query, user, language, request }) {
      const { count, results } = await listAppeals(db, query, { user, language });
      return pageOf(request, query, count, results);
    },
  });
  implement(app, appealTotalsEndpoint, { handle: ({ query }) => sumAppeals(db, query) });
  implement(app, fieldReportsEndpoint, {
    async handle({ query, user, language, request }) {
      const { count, results } = await listFieldReports(db, query, { user, language });
      return pageOf(request, query, count, results);
    },
  });
  implement(app, surgeAlertsEndpoint, {
    async handle({ query, user, language, request }) {
      const { count, results } = await listSurgeAlerts(db, query, { user, language });
      return pageOf(request, query, count, results);
    },
  });
}
