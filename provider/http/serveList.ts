import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import type { Endpoint, QueryOf } from '#contracts/defineEndpoint.ts';
import type { Language } from '#contracts/languages.ts';
import type { Database } from '#provider/database/connect.ts';
import type { SignedInUser } from '#provider/security/users.ts';
import { type Asked, implement } from './implement.ts';
import { inParts } from './inParts.ts';
import { originOf } from './media.ts';
import type { PageQuery } from './page.ts';

/** An endpoint that answers a list page by page. */
type ListEndpoint = Endpoint & {
  answer: z.core.$ZodType<unknown, { count: number; results: readonly unknown[] }>;
  query: z.core.$ZodType<PageQuery>;
};

/** One page of a list: `count` rows in all, and those between the bounds that the query names. */
export type ListPage<E extends ListEndpoint> = Promise<{
  count: number;
  results: z.input<E['answer']>['results'][number][];
}>;

/**
 * Serves a list: what `list` finds for the query and the reader, with the addresses of the pages beside it. `origin` is where the
 * service is reached, for addresses in rows.
 */
export function serveList<E extends ListEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  list: (
    db: Database,
    query: QueryOf<E>,
    reader: { user?: SignedInUser | undefined; language: Language },
    origin: string,
  ) => ListPage<E>,
  /** Who may call, as for `implement`. @default everybody */
  may: (asked: Asked<E>) => boolean = () => true,
): void {
  implement(app, endpoint, {
    may,
    handle: ({ query, user, language, request }) => {
      const part = (bounds: PageQuery) =>
        list(
          app.db,
          { ...(query as object), ...bounds } as QueryOf<E>,
          { user, language },
          originOf(request),
        );
      return inParts(app.kept, request, query as PageQuery, part);
    },
  });
}
