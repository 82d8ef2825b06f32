import type { FastifyInstance } from 'fastify';
import { mainContactsEndpoint } from '#contracts/endpoints/contact.ts';
import {
  countriesEndpoint,
  disasterTypesEndpoint,
  districtsEndpoint,
  globalEnumsEndpoint,
  perComponentsEndpoint,
  regionsEndpoint,
  secondarySectorsEndpoint,
} from '#contracts/endpoints/domain.ts';
import type { Database } from '#provider/database/connect.ts';
import { secondary_sector } from '#provider/database/schema.ts';
import { implement } from '#provider/http/implement.ts';
import { pageOf } from '#provider/http/page.ts';
import { listMainContacts } from '#provider/queries/contacts.ts';
import { listCountries, listDistricts, listRegions } from '#provider/queries/countries.ts';
import { enumerations } from '#provider/queries/labels.ts';
import { listDisasterTypes, listPerComponents, listSectors } from '#provider/queries/taxonomy.ts';

/** Serves what records refer to: places, disaster types, sectors, PER components, enumerations and contacts. The same to everybody. */
export function domainRoutes(app: FastifyInstance, db: Database) {
  implement(app, countriesEndpoint, {
    async handle({ query, language, request }) {
      const { count, results } = await listCountries(db, query, language);
      return pageOf(request, query, count, results);
    },
  });
  implement(app, regionsEndpoint, {
    async handle({ query, language, request }) {
      const { count, results } = await listRegions(db, query, language);
      return pageOf(request, query, count, results);
    },
  });
  implement(app, districtsEndpoint, {
    async handle({ query, language, request }) {
      const { count, results } = await listDistricts(db, query, language);
      return pageOf(request, query, count, results);
    },
  });
  implement(app, disasterTypesEndpoint, {
    async handle({ query, language, request }) {
      const { count, results } = await listDisasterTypes(db, query, language);
      return pageOf(request, query, count, results);
    },
  });
  implement(app, perComponentsEndpoint, {
    async handle({ query, language, request }) {
      const { count, results } = await listPerComponents(db, query, language);
      return pageOf(request, query, count, results);
    },
  });
  implement(app, mainContactsEndpoint, {
    async handle({ query, language, request }) {
      const { count, results } = await listMainContacts(db, query, language);
      return pageOf(request, query, count, results);
    },
  });
  implement(app, secondarySectorsEndpoint, {
    handle: ({ language }) => listSectors(db, secondary_sector, language),
  });
  implement(app, globalEnumsEndpoint, { handle: ({ language }) => enumerations(language) });
}
