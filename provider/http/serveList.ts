import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import type { Endpoint, QueryOf } from '#contracts/defineEndpoint.ts';
import type { Language } from '#contracts/languages.ts';
import type { Database } from '#provider/database/connect.ts';
import type { Reader } from '#provider/queries/reader.ts';
import type { SignedInUser } from '#provider/security/users.ts';
import { viewOf } from '#provider/security/visibility.ts';
import { type Asked, implement } from './implement.ts';
import { inParts, ROWS_AT_A_TIME } from './inParts.ts';
import { originOf } from './media.ts';
import { type PageQuery, pageBounds } from './page.ts';

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
 * A list for everybody whose rows depend on what their reader sees by `visibleTo` and on the language, and on nothing else that was
 * asked: other filters, orders and pages show the same rows, and so do other readers who see the same.
 */
export interface RowList<E extends ListEndpoint> {
  /** Names the rows: lists of the same ones share them. */
  rowsOf: string;
  /** Names in the query that mean the reader, as in "those that I follow". */
  personal?: readonly string[];
  page: (db: Database, query: QueryOf<E>, reader: Reader) => Promise<{ count: number; ids: number[] }>;
  /** The rows by their ids. */
  rows: (
    db: Database,
    ids: readonly number[],
    reader: Reader,
  ) => Promise<ReadonlyMap<number, z.input<E['answer']>['results'][number]>>;
}

/** Serves such a list; rows that were made for another call are not made again. */
export function serveRows<E extends ListEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  { rowsOf, personal = [], page, rows }: RowList<E>,
): void {
  const { db, kept } = app;
  implement(app, endpoint, {
    audience: (user, request) =>
      personal.some((name) => name in (request.query as object)) ? undefined : viewOf(user),
    async handle({ query, user, language, request }) {
      const reader = { user, language };
      const make = (ids: readonly number[]) => rows(db, ids, reader);
      // A whole list would push out what others ask for.
      const isKept = pageBounds(query as PageQuery).limit <= ROWS_AT_A_TIME;
      const names = ['row', await kept.state(), rowsOf, viewOf(user), language];
      return inParts(kept, request, query as PageQuery, async (bounds) => {
        const { count, ids } = await page(db, { ...(query as object), ...bounds } as QueryOf<E>, reader);
        if (isKept) return { count, results: { texts: await kept.findRows(names, ids, make) } };
        const made = await make(ids);
        return { count, results: ids.flatMap((id) => made.get(id) ?? []) };
      });
    },
  });
}

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
