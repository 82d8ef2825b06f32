import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type {
  countryFiguresEndpoint,
  disasterCountEndpoint,
  historicalDisastersEndpoint,
  monthlyDisastersEndpoint,
} from '#contracts/countries/figures.ts';
import type { AnswerOf, QueryOf } from '#contracts/defineEndpoint.ts';
import { type Database, rowsOf } from '#provider/database/connect.ts';
import { appeal, country, disaster_type, event, event_country } from '#provider/database/schema.ts';
import { instantOf, isNumber } from '../filters.ts';
import { isVisibleEvent, type Reader } from '../reader.ts';
import { sqlTextIn } from '../texts.ts';

type Span = QueryOf<typeof countryFiguresEndpoint>;

/** Both days included; two years back from now where none is given. */
const isIn = (moment: SQL, { start_date_from, start_date_to }: Span): SQL => {
  const from = start_date_from ? instantOf(start_date_from) : sql`now() - interval '2 years'`;
  const until = start_date_to ? sql`${instantOf(start_date_to)} + interval '1 day'` : sql`now()`;
  return sql`(${moment} >= ${from} and ${moment} < ${until})`;
};
const began = sql`${appeal.start_date}`;
const ofCountry = (id: number, span: Span) => and(eq(appeal.country_id, id), isIn(began, span));
/** Emergencies of the country that the reader may see; one merged into another counts with that. */
const eventsOf = (id: number, span: Span, reader: Reader) =>
  and(
    sql`${event.id} in (select ${event_country.event_id} from ${event_country} where ${event_country.country_id} = ${id})`,
    isIn(sql`${event.disaster_start_date}`, span),
    sql`${event.parent_event_id} is null`,
    isVisibleEvent(reader),
  );
/** In UTC. */
const month = sql<string>`to_char(date_trunc('month', ${appeal.start_date} at time zone 'UTC'), 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
const targeted = sql<number>`${appeal.num_beneficiaries}`;

export const hasCountry = async (db: Database, id: number): Promise<boolean> =>
  (await db.$count(country, isNumber(country.id, id))) > 0;

/** The appeals that began in a country within a span, in sum; a sum over none is null. */
export async function sumCountry(
  db: Database,
  id: number,
  span: Span,
  reader: Reader,
): Promise<AnswerOf<typeof countryFiguresEndpoint>> {
  const whole = (amount: SQL) => sql`round(sum(${amount}))::double precision`;
  const isDref = sql`${appeal.atype} = 0`;
  const requested = sql`${appeal.amount_requested}`;
  const funded = sql`${appeal.amount_funded}`;
  const [[sums], emergencies] = await Promise.all([
    rowsOf<Omit<AnswerOf<typeof countryFiguresEndpoint>, 'emergencies'>>(
      db,
      sql`select
        count(*) filter (where ${isDref})::integer as active_drefs,
        count(*) filter (where ${appeal.atype} in (1, 2))::integer as active_appeals,
        sum(${appeal.num_beneficiaries})::double precision as target_population,
        ${whole(sql`${requested}`)} as amount_requested_dref_included,
        ${whole(sql`${funded}`)} as amount_funded_dref_included,
        round(sum(${requested}) filter (where not ${isDref}))::double precision as amount_requested,
        round(sum(${funded}) filter (where not ${isDref}))::double precision as amount_funded
      from ${appeal} where ${ofCountry(id, span)}`,
    ),
    db.$count(event, eventsOf(id, span, reader)),
  ]);
  if (!sums) throw new Error('A sum without groups always has one row.');
  return { ...sums, emergencies };
}

/** Emergencies by type of disaster, the most frequent first. */
export function countDisasters(
  db: Database,
  id: number,
  span: Span,
  reader: Reader,
): Promise<AnswerOf<typeof disasterCountEndpoint>> {
  const count = sql<number>`count(*)::integer`;
  return db
    .select({
      disaster_id: disaster_type.id,
      disaster_name: sqlTextIn(reader.language, disaster_type.name),
      count,
    })
    .from(event)
    .innerJoin(disaster_type, eq(disaster_type.id, event.dtype_id))
    .where(eventsOf(id, span, reader))
    .groupBy(disaster_type.id)
    .orderBy(desc(count), asc(disaster_type.id));
}

/** People targeted by the appeals of each month and type of disaster, oldest first. */
export function sumByMonth(
  db: Database,
  id: number,
  span: Span,
  { language }: Reader,
): Promise<AnswerOf<typeof monthlyDisastersEndpoint>> {
  return db
    .select({
      date: month,
      disaster_id: disaster_type.id,
      disaster_name: sqlTextIn(language, disaster_type.name),
      targeted_population: sql<number>`sum(${targeted})::double precision`,
    })
    .from(appeal)
    .innerJoin(disaster_type, eq(disaster_type.id, appeal.dtype_id))
    .where(ofCountry(id, span))
    .groupBy(sql`1`, disaster_type.id)
    .orderBy(sql`1`, asc(disaster_type.id));
}

/** The appeals of a country, one a row, by the month in which they began, oldest first. */
export function listHistory(
  db: Database,
  id: number,
  span: Span,
  { language }: Reader,
): Promise<AnswerOf<typeof historicalDisastersEndpoint>> {
  return db
    .select({
      date: month,
      disaster_id: disaster_type.id,
      disaster_name: sqlTextIn(language, disaster_type.name),
      targeted_population: targeted,
      amount_requested: appeal.amount_requested,
      amount_funded: appeal.amount_funded,
    })
    .from(appeal)
    .innerJoin(disaster_type, eq(disaster_type.id, appeal.dtype_id))
    .where(ofCountry(id, span))
    .orderBy(asc(appeal.start_date), asc(appeal.id));
}
