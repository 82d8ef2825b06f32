import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type {
  countryDocumentsEndpoint,
  countrySnippetsEndpoint,
  incomesEndpoint,
  supportingPartnersEndpoint,
} from '#contracts/countries/society.ts';
import type { QueryOf } from '#contracts/defineEndpoint.ts';
import type { Database } from '#provider/database/connect.ts';
import {
  country,
  country_document,
  country_income,
  country_plan,
  country_snippet,
  income_indicator,
  membership_coordination,
  supporting_partner,
} from '#provider/database/schema.ts';
import { addressOf } from '#provider/http/media.ts';
import { pageBounds } from '#provider/http/page.ts';
import { visibleTo } from '#provider/security/visibility.ts';
import { integers, isNumber, isOneOf, isText, says } from '../filters.ts';
import { orderOf, pageFrom } from '../lists.ts';
import { isMovementReader, type Reader } from '../reader.ts';
import { phraseIn, saysPhrase } from '../terms.ts';
import { textIn } from '../texts.ts';
import { PLAN_PRIORITIES, PLAN_SECTORS } from './planWords.ts';

/** Days, compared as such. */
const isFrom = (column: SQL, value: string | null | undefined) =>
  value ? sql`${column} >= ${value}::date` : undefined;
const isUntil = (column: SQL, value: string | null | undefined) =>
  value ? sql`${column} <= ${value}::date` : undefined;

/** Incomes of National Societies by source, the newest first. */
export async function listIncomes(
  db: Database,
  query: QueryOf<typeof incomesEndpoint>,
  { language }: Reader,
) {
  const where = and(
    isNumber(country_income.country_id, query.country),
    isFrom(sql`${country_income.date}`, query.date__gte),
    isUntil(sql`${country_income.date}`, query.date__lte),
    says(sql`all_names(${income_indicator.title})`, query.search),
  );
  const columns = { id: country_income.id, date: country_income.date, value: country_income.value };
  const { limit, offset } = pageBounds(query);
  const ofIndicator = eq(income_indicator.id, country_income.indicator_id);
  const [total, rows] = await Promise.all([
    db
      .select({ count: sql<number>`count(*)::integer` })
      .from(country_income)
      .innerJoin(income_indicator, ofIndicator)
      .where(where),
    db
      .select({ income: country_income, indicator: income_indicator })
      .from(country_income)
      .innerJoin(income_indicator, ofIndicator)
      .where(where)
      .orderBy(...orderOf(query.ordering, columns, ['-date'], country_income.id))
      .limit(limit)
      .offset(offset),
  ]);
  const results = rows.map(({ income: { country_id, indicator_id, ...income }, indicator }) => ({
    ...income,
    overview: country_id,
    indicator: indicator_id,
    indicator_details: {
      ...indicator,
      title: textIn(language, indicator.title),
      description: textIn(language, indicator.description),
    },
  }));
  return { count: total[0]?.count ?? 0, results };
}

/** Documents of National Societies, the newest first. */
export function listCountryDocuments(
  db: Database,
  query: QueryOf<typeof countryDocumentsEndpoint>,
  { language }: Reader,
  origin: string,
) {
  const { year, end_year } = country_document;
  const columns = { year, end_year };
  return pageFrom(db, country_document, query, {
    where: and(
      isNumber(country_document.country_id, query.country),
      isText(country_document.document_type, query.document_type),
      isFrom(sql`${year}`, query.year__gte),
      isUntil(sql`${year}`, query.year__lte),
      saysPhrase(country_document.name, query.search),
    ),
    order: orderOf(query.ordering, columns, ['-year'], country_document.id),
    answers: (rows) =>
      rows.map(({ country_id, ...document }) => ({
        ...document,
        country: country_id,
        name: phraseIn(language, document.name),
        document_type: phraseIn(language, document.document_type),
        url: addressOf(origin, document.url),
        thumbnail: addressOf(origin, document.thumbnail),
      })),
  });
}

/** Whom to ask at partners that support a National Society: those of the IFRC first. */
export function listSupportingPartners(
  db: Database,
  query: QueryOf<typeof supportingPartnersEndpoint>,
  { language }: Reader,
) {
  return pageFrom(db, supporting_partner, query, {
    where: and(
      isOneOf(supporting_partner.country_id, query.country),
      says(
        sql`concat_ws(' ', ${supporting_partner.first_name}, ${supporting_partner.last_name})`,
        query.search,
      ),
    ),
    order: [asc(supporting_partner.supporting_type), asc(supporting_partner.id)],
    answers: (rows) =>
      rows.map(({ country_id, ...partner }) => ({
        ...partner,
        country: country_id,
        position: phraseIn(language, partner.position),
        supporting_type_display: phraseIn(language, SUPPORT[partner.supporting_type ?? -1] ?? null),
      })),
  });
}

const SUPPORT = ['IFRC', 'International Partners'];

/** Texts about countries that the reader may see, in the order in which they were written. */
export function listCountrySnippets(
  db: Database,
  query: QueryOf<typeof countrySnippetsEndpoint>,
  { user, language }: Reader,
  origin: string,
) {
  const isVisible: SQL = visibleTo(user, {
    visibility: country_snippet.visibility,
    touches: (ids) => sql`${country_snippet.country_id} in (${integers(ids)})`,
  });
  return pageFrom(db, country_snippet, query, {
    where: and(
      isVisible,
      isNumber(country_snippet.country_id, query.country),
      says(sql`all_names(${country_snippet.snippet})`, query.search),
    ),
    order: [asc(country_snippet.id)],
    answers: (rows) =>
      rows.map(({ country_id, ...row }) => ({
        ...row,
        country: country_id,
        snippet: textIn(language, row.snippet),
        image: addressOf(origin, row.image),
        translation_module_original_language: 'en',
      })),
  });
}

/** The published plan of a country; undefined without one. Each partner is told in every sector, with an id where it takes part. */
export async function findPlan(db: Database, id: number, reader: Reader, origin: string) {
  const [plan] = await db.select().from(country_plan).where(isNumber(country_plan.country_id, id)).limit(1);
  if (!plan) return undefined;
  const { language } = reader;
  const rows = await db
    .select({ coordination: membership_coordination, society: country.society_name })
    .from(membership_coordination)
    .innerJoin(country, eq(country.id, membership_coordination.national_society_id))
    .where(eq(membership_coordination.country_id, id))
    .orderBy(asc(country.id));
  const partners = new Map(
    rows.map(({ coordination, society }) => [coordination.national_society_id, society]),
  );
  const taken = new Map(
    rows.map(({ coordination: row }) => [`${row.national_society_id} ${row.sector}`, row.id]),
  );
  return {
    country: id,
    is_publish: true,
    requested_amount: plan.requested_amount,
    people_targeted: plan.people_targeted,
    public_plan_file: addressOf(origin, plan.public_plan_file),
    internal_plan_file: isMovementReader(reader) ? addressOf(origin, plan.internal_plan_file) : null,
    strategic_priorities: plan.priorities.map((priority, index) => ({
      id: index + 1,
      country_plan: id,
      ...priority,
      type_display: textIn(language, PLAN_PRIORITIES[priority.type] ?? { en: priority.type }),
    })),
    membership_coordinations: [...partners].flatMap(([national_society, society]) =>
      Object.entries(PLAN_SECTORS).map(([sector, name]) => {
        const own = taken.get(`${national_society} ${sector}`);
        return {
          id: own ?? null,
          country_plan: own === undefined ? null : id,
          national_society,
          ...(own !== undefined && { national_society_name: textIn(language, society) }),
          has_coordination: own !== undefined,
          sector,
          sector_display: textIn(language, name),
        };
      }),
    ),
  };
}
