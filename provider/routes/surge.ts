import type { FastifyInstance } from 'fastify';
import {
  deployedByEventEndpoint,
  deploymentsByMonthEndpoint,
  deploymentsBySocietyEndpoint,
  eruOwnerNamesEndpoint,
  eruOwnersEndpoint,
  eruReadinessEndpoint,
  personnelByEventEndpoint,
} from '#contracts/endpoints/surge.ts';
import type { Database } from '#provider/database/connect.ts';
import { implement } from '#provider/http/implement.ts';
import { pageOf } from '#provider/http/page.ts';
import { listEruOwnerNames, listEruOwners } from '#provider/queries/eruOwners.ts';
import { listEruReadiness } from '#provider/queries/eruReadiness.ts';
import {
  countPersonnelByMonth,
  countPersonnelBySociety,
  listDeployedByEvent,
  listPersonnelByEvent,
} from '#provider/queries/surge.ts';

/** Serves the figures of surge: deployments by month, by National Society and by emergency, and who has units. */
export function surgeRoutes(app: FastifyInstance, db: Database) {
  implement(app, deploymentsByMonthEndpoint, {
    handle: ({ user, language }) => countPersonnelByMonth(db, { user, language }),
  });
  implement(app, deploymentsBySocietyEndpoint, {
    handle: ({ user, language }) => countPersonnelBySociety(db, { user, language }),
  });
  implement(app, personnelByEventEndpoint, {
    async handle({ query, user, language, request }) {
      const { count, results } = await listPersonnelByEvent(db, query, { user, language });
      return pageOf(request, query, count, results);
    },
  });
  implement(app, deployedByEventEndpoint, {
    async handle({ query, user, language, request }) {
      const { count, results } = await listDeployedByEvent(db, query, { user, language });
      return pageOf(request, query, count, results);
    },
  });
  implement(app, eruOwnersEndpoint, {
    async handle({ query, user, language, request }) {
      const { count, results } = await listEruOwners(db, query, { user, language });
      return pageOf(request, query, count, results);
    },
  });
  implement(app, eruOwnerNamesEndpoint, {
    async handle({ query, user, language, request }) {
      const { count, results } = await listEruOwnerNames(db, query, { user, language });
      return pageOf(request, query, count, results);
    },
  });
  implement(app, eruReadinessEndpoint, {
    async handle({ query, user, language, request }) {
      const { count, results } = await listEruReadiness(db, query, { user, language });
      return pageOf(request, query, count, results);
    },
  });
}
