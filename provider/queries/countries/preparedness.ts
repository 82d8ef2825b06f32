import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type {
  publicPerAssessmentEndpoint,
  publicPerProcessesEndpoint,
} from '#contracts/countries/preparedness.ts';
import type { AnswerOf, QueryOf } from '#contracts/defineEndpoint.ts';
import type { Database } from '#provider/database/connect.ts';
import { country, per_component, per_overview } from '#provider/database/schema.ts';
import { pageBounds } from '#provider/http/page.ts';
import { contains, isNumber, isOneOf } from '../filters.ts';
import { labelOf } from '../labels.ts';
import { groupBy, orderOf } from '../lists.ts';
import type { Reader } from '../reader.ts';
import { miniCountry, miniCountryColumns } from '../reference/countries.ts';
import { phraseIn } from '../terms.ts';
import { textIn } from '../texts.ts';

/** What the public may know of PER processes, the newest first. An assessment has the id of its process here. */
export async function listPublicProcesses(
  db: Database,
  query: QueryOf<typeof publicPerProcessesEndpoint>,
  { language }: Reader,
) {
  const where: SQL | undefined = and(
    isNumber(per_overview.id, query.id),
    isOneOf(per_overview.country_id, query.country),
    isNumber(country.region_id, query.region),
    contains(sql`all_names(${country.name})`, query.search),
  );
  const columns = { id: per_overview.id, date_of_assessment: per_overview.date_of_assessment };
  const { limit, offset } = pageBounds(query);
  const ofCountry = eq(country.id, per_overview.country_id);
  const [total, rows] = await Promise.all([
    db
      .select({ count: sql<number>`count(*)::integer` })
      .from(per_overview)
      .innerJoin(country, ofCountry)
      .where(where),
    db
      .select({ process: per_overview, country: miniCountryColumns })
      .from(per_overview)
      .innerJoin(country, ofCountry)
      .where(where)
      .orderBy(...orderOf(query.ordering, columns, ['-id'], per_overview.id))
      .limit(limit)
      .offset(offset),
  ]);
  const results = rows.map(
    ({ process: { ratings, country_id, type_of_assessment, ...row }, country: of }) => ({
      ...row,
      country: country_id,
      country_details: miniCountry(of, language),
      assessment: ratings === null ? null : row.id,
      prioritization: null,
      workplan: null,
      phase_display: labelOf('per_perphases', row.phase, language),
      type_of_assessment_details: {
        id: WAYS.indexOf(type_of_assessment) + 1,
        name: phraseIn(language, type_of_assessment),
      },
    }),
  );
  return { count: total[0]?.count ?? 0, results };
}

const WAYS = ['Self assessment', 'Simulation', 'Operational', 'Post operational'];
/** By their values. */
const RATINGS = [
  'Not reviewed',
  'Does not exist',
  'Partially exists',
  'Needs improvement',
  'Exists, could be strengthened',
  'High performance',
];

/** How an assessment rated the components; undefined where there is no such assessment. */
export async function findPublicAssessment(
  db: Database,
  id: number,
  { language }: Reader,
): Promise<AnswerOf<typeof publicPerAssessmentEndpoint> | undefined> {
  const [process] = await db.select().from(per_overview).where(isNumber(per_overview.id, id)).limit(1);
  const ratings = process?.ratings;
  if (!ratings) return undefined;
  const components = await db
    .select()
    .from(per_component)
    .orderBy(asc(per_component.area), asc(per_component.component_num), asc(per_component.id));
  return {
    id,
    area_responses: [...groupBy(components, ({ area }) => area)].map(([area, own]) => ({
      id: id * 10 + area,
      component_responses: own.flatMap(({ title, description, ...component }) => {
        const value = ratings[String(component.id)];
        if (value === undefined) return [];
        return [
          {
            id: id * 1_000 + component.id,
            component: component.id,
            component_details: {
              ...component,
              title: textIn(language, title),
              description: textIn(language, description),
            },
            rating: value,
            rating_details: { id: value + 1, value, title: phraseIn(language, RATINGS[value] ?? '') },
          },
        ];
      }),
    })),
  };
}
