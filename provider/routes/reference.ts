import type { FastifyInstance } from 'fastify';
import { admin2Endpoint } from '#contracts/reference/admin2.ts';
import {
  countriesEndpoint,
  disasterTypesEndpoint,
  districtsEndpoint,
  globalEnumsEndpoint,
  mainContactsEndpoint,
  regionsEndpoint,
  secondarySectorsEndpoint,
} from '#contracts/reference/lists.ts';
import type { Database } from '#provider/database/connect.ts';
import { secondary_sector } from '#provider/database/schema.ts';
import { implement } from '#provider/http/implement.ts';
import { serveList } from '#provider/http/serveList.ts';
import { enumerations } from '#provider/queries/labels.ts';
import { listAdmin2 } from '#provider/queries/reference/admin2.ts';
import { listMainContacts } from '#provider/queries/reference/contacts.ts';
import { listCountries, listDistricts, listRegions } from '#provider/queries/reference/countries.ts';
import { listDisasterTypes, listSectors } from '#provider/queries/reference/taxonomy.ts';

/** Serves what records refer to: places, disaster types, sectors, enumerations and contacts. The same to everybody. */
export function domainRoutes(app: FastifyInstance, db: Database) {
  serveList(app, countriesEndpoint, listCountries);
  serveList(app, regionsEndpoint, listRegions);
  serveList(app, districtsEndpoint, listDistricts);
  serveList(app, admin2Endpoint, listAdmin2);
  serveList(app, disasterTypesEndpoint, listDisasterTypes);
  serveList(app, mainContactsEndpoint, listMainContacts);
  implement(app, secondarySectorsEndpoint, {
    handle: ({ language }) => listSectors(db, secondary_sector, language),
  });
  implement(app, globalEnumsEndpoint, { handle: ({ language }) => enumerations(language) });
}
