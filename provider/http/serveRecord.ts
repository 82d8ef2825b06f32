import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Endpoint } from '#contracts/defineEndpoint.ts';
import type { Database } from '#provider/database/connect.ts';
import type { Reader } from '#provider/queries/reader.ts';
import { notFound } from './errors.ts';
import { implement } from './implement.ts';
import { recordId } from './parse.ts';

/** An endpoint that answers the record whose id stands in its path. */
type RecordEndpoint = Endpoint<`${string}{id}/`>;

/** A record as its reader may see it; undefined where there is none, or none for them. */
type Find<Answer> = (
  db: Database,
  id: number,
  reader: Reader,
  request: FastifyRequest,
) => Promise<Answer | undefined>;

/** Serves one record: what `find` finds for the reader, else 404. Resolves ids by itself, and hands the read on to those who write. */
export function serveRecord<E extends RecordEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  find: Find<z.input<E['answer']>>,
) {
  /** The record once it was written, which may be hidden from its own writer now. */
  async function read(id: number, reader: Reader, request: FastifyRequest): Promise<z.input<E['answer']>> {
    const record = await find(app.db, id, reader, request);
    if (record === undefined) throw notFound();
    return record;
  }
  implement(app, endpoint, {
    handle: ({ path, user, language, request }) =>
      read(recordId((path as { id: string }).id), { user, language }, request),
  });
  return read;
}
