import type { FastifyInstance } from 'fastify';
import { surgeAlertsEndpoint } from '#contracts/surge/alerts.ts';
import {
  deployedByEventEndpoint,
  deploymentsByMonthEndpoint,
  deploymentsBySocietyEndpoint,
  deploymentTotalsEndpoint,
  personnelByEventEndpoint,
  personnelEndpoint,
} from '#contracts/surge/deployments.ts';
import {
  eruOwnerNamesEndpoint,
  eruOwnersEndpoint,
  eruReadinessEndpoint,
  erusEndpoint,
} from '#contracts/surge/units.ts';
import type { Database } from '#provider/database/connect.ts';
import { implement } from '#provider/http/implement.ts';
import { serveList } from '#provider/http/serveList.ts';
import { listErus, listPersonnel, sumDeployments } from '#provider/queries/surge/deployments.ts';
import { listEruOwnerNames, listEruOwners } from '#provider/queries/surge/eruOwners.ts';
import { listEruReadiness } from '#provider/queries/surge/eruReadiness.ts';
import {
  countPersonnelByMonth,
  countPersonnelBySociety,
  listDeployedByEvent,
  listPersonnelByEvent,
} from '#provider/queries/surge/surge.ts';
import { listSurgeAlerts } from '#provider/queries/surge/surgeAlerts.ts';

/** Serves surge: alerts, people and units that are deployed with their figures, and who has units. */
export function surgeRoutes(app: FastifyInstance, db: Database) {
  serveList(app, surgeAlertsEndpoint, listSurgeAlerts);
  serveList(app, personnelEndpoint, listPersonnel);
  serveList(app, erusEndpoint, listErus);
  implement(app, deploymentTotalsEndpoint, {
    handle: ({ query, user, language }) => sumDeployments(db, query, { user, language }),
  });
  implement(app, deploymentsByMonthEndpoint, {
    handle: ({ user, language }) => countPersonnelByMonth(db, { user, language }),
  });
  implement(app, deploymentsBySocietyEndpoint, {
    handle: ({ user, language }) => countPersonnelBySociety(db, { user, language }),
  });
  serveList(app, personnelByEventEndpoint, listPersonnelByEvent);
  serveList(app, deployedByEventEndpoint, listDeployedByEvent);
  serveList(app, eruOwnersEndpoint, listEruOwners);
  serveList(app, eruOwnerNamesEndpoint, listEruOwnerNames);
  serveList(app, eruReadinessEndpoint, listEruReadiness);
}
