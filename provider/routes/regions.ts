import type { FastifyInstance } from 'fastify';
import { regionKeyFiguresEndpoint } from '#contracts/regions/list.ts';
import { regionEndpoint } from '#contracts/regions/record.ts';
import { originOf } from '#provider/http/media.ts';
import { serveList } from '#provider/http/serveList.ts';
import { serveRecord } from '#provider/http/serveRecord.ts';
import { findRegion, listRegionKeyFigures } from '#provider/queries/regions/region.ts';

/** Serves what editors put on the pages of regions. */
export function regionRoutes(app: FastifyInstance): void {
  serveRecord(
    app,
    { read: regionEndpoint },
    { find: (db, id, reader, request) => findRegion(db, id, reader, originOf(request)) },
  );
  serveList(app, regionKeyFiguresEndpoint, listRegionKeyFigures);
}
