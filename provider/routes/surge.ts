import type { FastifyInstance } from 'fastify';
import {
  deployedByEventEndpoint,
  deploymentsByMonthEndpoint,
  deploymentsBySocietyEndpoint,
  personnelByEventEndpoint,
} from '#contracts/surge/deployments.ts';
import { eruOwnerNamesEndpoint, eruOwnersEndpoint, eruReadinessEndpoint } from '#contracts/surge/units.ts';
import type { Database } from '#provider/database/connect.ts';
import { implement } from '#provider/http/implement.ts';
import { serveList } from '#provider/http/serveList.ts';
import { listEruOwnerNames, listEruOwners } from '#provider/queries/surge/eruOwners.ts';
import { listEruReadiness } from '#provider/queries/surge/eruReadiness.ts';
import {
  countPersonnelByMonth,
  countPersonnelBySociety,
  listDeployedByEvent,
  listPersonnelByEvent,
} from '#provider/queries/surge/surge.ts';

/** Serves the figures of surge: deployments by month, by National Society and by emergency, and who has units. */
export function surgeRoutes(app: FastifyInstance, db: Database) {
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
