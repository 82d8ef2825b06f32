import type { Database } from '#provider/database/connect.ts';
import * as tables from '#provider/database/schema.ts';
import { generateCountryPages } from './generate/countryPages.ts';
import { placesOf } from './generate/countryPlaces.ts';
import { generateCountryPlans } from './generate/countryPlans.ts';
import { INCOME_INDICATORS } from './generate/countryTexts.ts';
import { generateDatabanks } from './generate/databanks.ts';
import { generatePreparedness } from './generate/preparedness.ts';
import type { Emergencies } from './generate/tables.ts';
import { insertWhole } from './insert.ts';
import { seedSeasons } from './risks.ts';

/** What the pages of countries show beside emergencies and projects. It does not grow with the scale: the world has as many countries. */
export async function seedCountryPages(
  db: Database,
  seed: number,
  now: Date,
  emergencies: Emergencies,
): Promise<void> {
  const places = placesOf(seed, emergencies);
  const pages = generateCountryPages(now, places);
  await insertWhole(db, tables.country_profile, pages.profiles);
  await insertWhole(db, tables.supporting_partner, pages.partners);
  await insertWhole(db, tables.country_snippet, pages.snippets);
  const { databanks, incomes } = generateDatabanks(now, places);
  await insertWhole(db, tables.country_databank, databanks);
  await insertWhole(
    db,
    tables.income_indicator,
    INCOME_INDICATORS.map(({ weight: _, ...indicator }) => indicator),
  );
  await insertWhole(db, tables.country_income, incomes);
  const plans = generateCountryPlans(now, places, emergencies);
  await insertWhole(db, tables.country_document, plans.documents);
  await insertWhole(db, tables.country_plan, plans.plans);
  await insertWhole(db, tables.membership_coordination, plans.coordinations);
  const per = generatePreparedness(now, places);
  await insertWhole(db, tables.per_overview, per.overviews);
  await insertWhole(db, tables.per_assessment, per.assessments);
  await insertWhole(db, tables.per_component_response, per.components);
  await insertWhole(db, tables.per_question_response, per.answers);
  await insertWhole(db, tables.per_prioritization, per.prioritizations);
  await insertWhole(db, tables.per_prioritized_component, per.prioritized);
  await insertWhole(db, tables.per_work_plan, per.plans);
  await insertWhole(db, tables.per_work_plan_action, per.actions);
  await insertWhole(db, tables.per_document, per.documents);
  await seedSeasons(db, now, places);
}
