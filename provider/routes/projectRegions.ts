import type { FastifyInstance } from 'fastify';
import {
  regionMovementActivitiesEndpoint,
  regionProjectOverviewEndpoint,
  regionSocietyActivitiesEndpoint,
  societyActivitiesEndpoint,
} from '#contracts/projects/regions.ts';
import type { Database } from '#provider/database/connect.ts';
import { region } from '#provider/database/schema.ts';
import { notFound } from '#provider/http/errors.ts';
import { implement } from '#provider/http/implement.ts';
import { recordId } from '#provider/http/parse.ts';
import { isNumber } from '#provider/queries/filters.ts';
import {
  describeFlows,
  describeMovement,
  sumRegionProjects,
} from '#provider/queries/projects/regionProjects.ts';

/** Serves the figures of projects by region, and who supports whom with what. */
export function regionProjectRoutes(app: FastifyInstance, db: Database): void {
  /** Errors: 404 where there is no such region. */
  const regionOf = async (text: string) => {
    const id = recordId(text);
    if ((await db.$count(region, isNumber(region.id, id))) === 0) throw notFound();
    return id;
  };
  implement(app, regionProjectOverviewEndpoint, {
    handle: async ({ path, query, user, language }) =>
      sumRegionProjects(db, { ...query, region: [await regionOf(path.id)] }, { user, language }),
  });
  implement(app, regionMovementActivitiesEndpoint, {
    handle: async ({ path, query, user, language }) =>
      describeMovement(db, await regionOf(path.id), query, { user, language }),
  });
  implement(app, regionSocietyActivitiesEndpoint, {
    handle: async ({ path, query, user, language }) =>
      describeFlows(db, { ...query, region: [await regionOf(path.id)] }, { user, language }),
  });
  implement(app, societyActivitiesEndpoint, {
    handle: ({ query, user, language }) => describeFlows(db, query, { user, language }),
  });
}
