import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '#contracts/defineEndpoint.ts';
import type { Language } from '#contracts/languages.ts';
import type {
  latestPerProcessesEndpoint,
  perProcessesEndpoint,
  perStatsEndpoint,
} from '#contracts/per/process.ts';
import type { publicPerProcessesEndpoint } from '#contracts/per/public.ts';
import type { Database } from '#provider/database/connect.ts';
import {
  country,
  per_assessment,
  per_component_response,
  per_overview,
  per_prioritization,
  per_work_plan,
} from '#provider/database/schema.ts';
import { pageBounds } from '#provider/http/page.ts';
import { type PerPlace, perRules } from '#rules/per.ts';
import { isAmong, isNumber, isOneOf, says } from '../filters.ts';
import { labelOf } from '../labels.ts';
import { groupBy, orderOf } from '../lists.ts';
import { isOwn, type Reader } from '../reader.ts';
import { miniCountry, miniCountryColumns } from '../reference/countries.ts';
import { isManaged } from './managed.ts';
import { typeOf } from './options.ts';

/** A cycle as it is read: with its country, and the ids of what has been written of it. */
const columns = {
  cycle: per_overview,
  country: miniCountryColumns,
  assessment: { id: per_assessment.id, is_draft: per_assessment.is_draft },
  prioritization: { id: per_prioritization.id, is_draft: per_prioritization.is_draft },
  workplan: { id: per_work_plan.id },
};

const cycles = (db: Database) =>
  db
    .select(columns)
    .from(per_overview)
    .innerJoin(country, eq(country.id, per_overview.country_id))
    .leftJoin(per_assessment, eq(per_assessment.overview_id, per_overview.id))
    .leftJoin(per_prioritization, eq(per_prioritization.overview_id, per_overview.id))
    .leftJoin(per_work_plan, eq(per_work_plan.overview_id, per_overview.id));
type Row = Awaited<ReturnType<typeof cycles>>[number];

type Query = Omit<QueryOf<typeof publicPerProcessesEndpoint>, 'ordering'>;

const KEYS = {
  id: per_overview.id,
  date_of_assessment: per_overview.date_of_assessment,
  assessment_number: per_overview.assessment_number,
  phase: per_overview.phase,
};
type Sorting = keyof typeof KEYS | `-${keyof typeof KEYS}`;

async function page<Answer>(
  db: Database,
  query: Query & { ordering?: readonly string[] | undefined },
  answers: (rows: Row[]) => Answer[] | Promise<Answer[]>,
  { only, usual = ['-id'] }: { only?: SQL | undefined; usual?: readonly Sorting[] } = {},
) {
  const where: SQL | undefined = and(
    only,
    isNumber(per_overview.id, query.id),
    isOneOf(per_overview.country_id, query.country),
    isNumber(country.region_id, query.region),
    says(sql`all_names(${country.name})`, query.search),
  );
  const { limit, offset } = pageBounds(query);
  const [total, rows] = await Promise.all([
    db
      .select({ count: sql<number>`count(*)::integer` })
      .from(per_overview)
      .innerJoin(country, eq(country.id, per_overview.country_id))
      .where(where),
    cycles(db)
      .where(where)
      .orderBy(...orderOf(query.ordering, KEYS, usual, per_overview.id))
      .limit(limit)
      .offset(offset),
  ]);
  return { count: total[0]?.count ?? 0, results: await answers(rows) };
}

/** What the public may know of cycles, the newest first. */
export const listPublicProcesses = (db: Database, query: Query, { language }: Reader) =>
  page(db, query, (rows) => rows.map((row) => publicAnswer(row, language)));

/** Those that the reader looks after, the newest first. */
export const listProcesses = (db: Database, query: QueryOf<typeof perProcessesEndpoint>, reader: Reader) =>
  page(db, query, (rows) => rows.map((row) => answer(row, reader.language)), {
    only: and(isManaged(reader), isOwn(per_overview.user_id, query.mine, reader)),
  });

/** The latest of each country of them, the one assessed last first. */
export const listLatestProcesses = (
  db: Database,
  query: QueryOf<typeof latestPerProcessesEndpoint>,
  reader: Reader,
) =>
  page(db, query, (rows) => rows.map((row) => answer(row, reader.language)), {
    only: sql`${isManaged(reader)} and not exists (
      select 1 from ${per_overview} later where later.country_id = ${per_overview.country_id}
      and (later.assessment_number, later.id) > (${per_overview.assessment_number}, ${per_overview.id}))`,
    usual: ['-date_of_assessment'],
  });

/** The same of one of them. */
export async function findPublicProcess(db: Database, id: number, { language }: Reader) {
  const [row] = await cycles(db).where(isNumber(per_overview.id, id));
  return row && publicAnswer(row, language);
}

/** One whole, with its place for the rules. */
export async function findProcess(db: Database, id: number, { language }: Reader) {
  const [row] = await cycles(db).where(isNumber(per_overview.id, id));
  return row && { place: placeOf(row), answer: answer(row, language) };
}

/** Cycles with the averages of their country, for those who look after it. */
export const listStats = (
  db: Database,
  query: QueryOf<typeof perStatsEndpoint>,
  { user, language }: Reader,
) =>
  page(db, query, async (rows) => {
    const managed = rows.filter((row) => perRules.manage(user, placeOf(row)));
    const averages = await averagesOf(db, [...new Set(managed.map(({ cycle }) => cycle.country_id))]);
    return rows.map((row) => {
      const { cycle } = row;
      return {
        id: cycle.id,
        country_id: cycle.country_id,
        assessment_number: cycle.assessment_number,
        date_of_assessment: cycle.date_of_assessment,
        phase: cycle.phase,
        phase_display: labelOf('per_perphases', cycle.phase, language),
        type_of_assessment: typeOf(cycle.type_id, language),
        ns_focal_point_name: cycle.ns_focal_point_name,
        ns_focal_point_email: cycle.ns_focal_point_email,
        assessment_ratings: managed.includes(row) ? (averages.get(cycle.country_id) ?? []) : null,
      };
    });
  });

/** Of every cycle that was assessed: what was rated on average, without what nobody reviewed. By country, the oldest first. */
async function averagesOf(db: Database, countries: readonly number[]) {
  const rows = await db
    .select({
      country: per_overview.country_id,
      assessment_number: per_overview.assessment_number,
      date_of_assessment: per_overview.date_of_assessment,
      average_rating: sql<number>`round(avg(${per_component_response.rating_id} - 1), 2)::float8`,
    })
    .from(per_overview)
    .innerJoin(per_assessment, eq(per_assessment.overview_id, per_overview.id))
    .innerJoin(per_component_response, eq(per_component_response.assessment_id, per_assessment.id))
    .where(
      and(
        isAmong(per_overview.country_id, countries),
        eq(per_assessment.is_draft, false),
        sql`${per_component_response.rating_id} > 1`,
      ),
    )
    .groupBy(per_overview.id)
    .orderBy(asc(per_overview.assessment_number), asc(per_overview.id));
  const told = rows.map(({ country: of, ...average }) => ({ of, average }));
  return new Map(
    [...groupBy(told, ({ of }) => of)].map(([of, own]) => [of, own.map(({ average }) => average)] as const),
  );
}

const placeOf = ({ cycle, country: of }: Row): PerPlace => ({ country: cycle.country_id, region: of.region });

function answer({ cycle, country: of, assessment, prioritization, workplan }: Row, language: Language) {
  return {
    id: cycle.id,
    country: cycle.country_id,
    country_details: miniCountry(of, language),
    assessment: assessment?.id ?? null,
    prioritization: prioritization?.id ?? null,
    workplan: workplan?.id ?? null,
    assessment_number: cycle.assessment_number,
    date_of_orientation: cycle.date_of_orientation,
    date_of_assessment: cycle.date_of_assessment,
    phase: cycle.phase,
    phase_display: labelOf('per_perphases', cycle.phase, language),
    type_of_assessment: cycle.type_id,
    type_of_assessment_details: typeOf(cycle.type_id, language),
    ns_focal_point_name: cycle.ns_focal_point_name,
    ns_focal_point_email: cycle.ns_focal_point_email,
    created_at: cycle.created_at,
    updated_at: cycle.modified_at,
    translation_module_original_language: cycle.original_language,
  };
}

/** What is still being written is not public, nor is any work plan. */
function publicAnswer(row: Row, language: Language) {
  const told = answer(row, language);
  return {
    ...told,
    assessment: row.assessment?.is_draft === false ? told.assessment : null,
    prioritization: row.prioritization?.is_draft === false ? told.prioritization : null,
    workplan: null,
  };
}
