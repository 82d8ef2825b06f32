import type { FastifyInstance } from 'fastify';
import { databankEndpoint } from '#contracts/countries/databank.ts';
import {
  countryFiguresEndpoint,
  disasterCountEndpoint,
  historicalDisastersEndpoint,
  monthlyDisastersEndpoint,
} from '#contracts/countries/figures.ts';
import { countryEndpoint } from '#contracts/countries/record.ts';
import {
  countryDocumentsEndpoint,
  countryPlanEndpoint,
  countrySnippetsEndpoint,
  incomesEndpoint,
  supportingPartnersEndpoint,
} from '#contracts/countries/society.ts';
import type { Database } from '#provider/database/connect.ts';
import { notFound } from '#provider/http/errors.ts';
import { implement } from '#provider/http/implement.ts';
import { originOf } from '#provider/http/media.ts';
import { recordId } from '#provider/http/parse.ts';
import { serveList } from '#provider/http/serveList.ts';
import { findCountry } from '#provider/queries/countries/country.ts';
import { findDatabank } from '#provider/queries/countries/databank.ts';
import {
  countDisasters,
  hasCountry,
  listHistory,
  sumByMonth,
  sumCountry,
} from '#provider/queries/countries/figures.ts';
import {
  findPlan,
  listCountryDocuments,
  listCountrySnippets,
  listIncomes,
  listSupportingPartners,
} from '#provider/queries/countries/society.ts';

/** What was found, or 404. */
async function found<Answer>(answer: Promise<Answer | undefined>): Promise<Answer> {
  const known = await answer;
  if (known === undefined) throw notFound();
  return known;
}

/** Serves what the pages of countries show. The same to everybody, but for texts and plans that are for the Movement. */
export function countryRoutes(app: FastifyInstance, db: Database): void {
  /** Errors: 404 where there is no such country. */
  const countryIn = async (text: string) => {
    const id = recordId(text);
    if (!(await hasCountry(db, id))) throw notFound();
    return id;
  };
  implement(app, countryEndpoint, {
    handle: ({ path, user, language }) => found(findCountry(db, recordId(path.id), { user, language })),
  });
  implement(app, databankEndpoint, {
    handle: ({ path, user, language }) => found(findDatabank(db, recordId(path.id), { user, language })),
  });
  implement(app, countryFiguresEndpoint, {
    handle: async ({ path, query, ...reader }) => sumCountry(db, await countryIn(path.id), query, reader),
  });
  implement(app, disasterCountEndpoint, {
    handle: async ({ path, query, ...reader }) => countDisasters(db, await countryIn(path.id), query, reader),
  });
  implement(app, monthlyDisastersEndpoint, {
    handle: async ({ path, query, ...reader }) => sumByMonth(db, await countryIn(path.id), query, reader),
  });
  implement(app, historicalDisastersEndpoint, {
    handle: async ({ path, query, ...reader }) => listHistory(db, await countryIn(path.id), query, reader),
  });
  implement(app, countryPlanEndpoint, {
    handle: ({ path, user, language, request }) =>
      found(findPlan(db, recordId(path.country), { user, language }, originOf(request))),
  });
  serveList(app, incomesEndpoint, listIncomes);
  serveList(app, countryDocumentsEndpoint, listCountryDocuments);
  serveList(app, supportingPartnersEndpoint, listSupportingPartners);
  serveList(app, countrySnippetsEndpoint, listCountrySnippets);
}
