/** The database, table by table. Column names are the wire's, so that a row is nearly an answer. */
export * from './schema/account.ts';
export * from './schema/activities.ts';
export * from './schema/countryPages.ts';
export * from './schema/documents.ts';
export * from './schema/dref.ts';
export * from './schema/emergency.ts';
export * from './schema/fieldReport.ts';
export * from './schema/geography.ts';
export * from './schema/history.ts';
export * from './schema/localUnits.ts';
export * from './schema/localUnitUploads.ts';
export * from './schema/per.ts';
export * from './schema/platform.ts';
export * from './schema/region.ts';
export * from './schema/response.ts';
export * from './schema/risk.ts';
export * from './schema/taxonomy.ts';
