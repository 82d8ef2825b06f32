import type { FastifyInstance } from 'fastify';
import { searchEndpoint } from '#contracts/search/search.ts';
import type { Database } from '#provider/database/connect.ts';
import { implement } from '#provider/http/implement.ts';
import { search } from '#provider/queries/search/search.ts';

/** Serves the search over names, in nine groups. */
export function searchRoutes(app: FastifyInstance, db: Database) {
  implement(app, searchEndpoint, {
    handle: ({ query, user, language }) => search(db, query.keyword, { user, language }),
  });
}
