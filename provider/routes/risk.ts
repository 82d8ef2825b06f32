import type { FastifyInstance } from 'fastify';
import { earlyActionOptionsEndpoint, earlyActionsEndpoint } from '#contracts/risk/earlyActions.ts';
import {
  adamEventsEndpoint,
  adamExposureEndpoint,
  gdacsEventsEndpoint,
  gdacsExposureEndpoint,
  meteoSwissEventsEndpoint,
  meteoSwissExposureEndpoint,
  pdcEventsEndpoint,
  pdcExposureEndpoint,
} from '#contracts/risk/imminent.ts';
import { countrySeasonalEndpoint, riskScoresEndpoint, seasonalEndpoint } from '#contracts/risk/seasonal.ts';
import type { Database } from '#provider/database/connect.ts';
import { notFound } from '#provider/http/errors.ts';
import { implement } from '#provider/http/implement.ts';
import { recordId } from '#provider/http/parse.ts';
import { serveList } from '#provider/http/serveList.ts';
import { earlyActionOptions, listEarlyActions } from '#provider/queries/risk/earlyActions.ts';
import {
  findExposure,
  listAdam,
  listGdacs,
  listMeteoSwiss,
  listPdc,
} from '#provider/queries/risk/imminent.ts';
import { listCountrySeasons, listRiskScores, listSeasons } from '#provider/queries/risk/seasonal.ts';

/** Each source's exposure of one event. */
const EXPOSURES = [
  ['pdc', pdcExposureEndpoint],
  ['adam', adamExposureEndpoint],
  ['gdacs', gdacsExposureEndpoint],
  ['meteoswiss', meteoSwissExposureEndpoint],
] as const;

/** Serves the risk API: the same to everybody, in English. */
export function riskRoutes(app: FastifyInstance, db: Database): void {
  implement(app, seasonalEndpoint, { handle: ({ query }) => listSeasons(db, query) });
  implement(app, countrySeasonalEndpoint, { handle: ({ query }) => listCountrySeasons(db, query) });
  serveList(app, riskScoresEndpoint, listRiskScores);
  serveList(app, pdcEventsEndpoint, listPdc);
  serveList(app, adamEventsEndpoint, listAdam);
  serveList(app, gdacsEventsEndpoint, listGdacs);
  serveList(app, meteoSwissEventsEndpoint, listMeteoSwiss);
  for (const [source, endpoint] of EXPOSURES) {
    implement(app, endpoint, {
      async handle({ path }) {
        const exposure = await findExposure(db, source, recordId(path.id));
        if (!exposure) throw notFound();
        // What sources store is theirs: the contract promises nothing of it.
        return exposure as never;
      },
    });
  }
  serveList(app, earlyActionsEndpoint, listEarlyActions);
  implement(app, earlyActionOptionsEndpoint, { handle: () => earlyActionOptions(db) });
}
