import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '#provider/database/connect.ts';
import { personnel, search_document } from '#provider/database/schema.ts';
import { plain } from '../filters.ts';
import { isVisibleHit, type Reader } from '../reader.ts';
import { isOngoing } from '../surge/missions.ts';
import { loadGroups } from './searchGroups.ts';
import { HITS_PER_GROUP, type Hit } from './searchHit.ts';

/** More words narrow nothing any more, and each costs a look at all records. */
const MOST_WORDS = 8;

/** A word that stands in something else than the name of a record counts so much: its country, province, code or emergency. */
const BESIDE_THE_NAME = 0.9;
/** Emergencies are what most people look for: where they match as well as others, they come first. */
const AHEAD = 0.1;

/**
 * Records that have every typed word, or one like it, in any language's name or in what else they are found by (codes of
 * appeals, GLIDE numbers, provinces, countries): nine groups, each best first. Forgives accents and typing errors; words of one
 * or two letters count only when there is no longer one.
 */
export async function search(db: Database, keyword: string, reader: Reader) {
  return loadGroups(db, await findHits(db, keyword, reader), reader);
}

/**
 * Ids and scores in one statement. `similar_words` (migration `near_words`) widens each typed word to words that occur,
 * the full-text index finds the documents of each. Of places a short name scores a little more than a long one; of equally good
 * records the one that stands out comes first: grave and new emergencies, and what else is newest.
 */
export function findHits(db: Database, keyword: string, reader: Reader): Promise<Hit[]> {
  return rowsOf<Hit>(db, hitsStatement(keyword, reader));
}

export const hitsStatement = (keyword: string, reader: Reader): SQL => sql`
  with written as (
    select word, max(length(word)) over () as longest
    from (select word from unnest(search_words_of(${plain(keyword)})) word limit ${MOST_WORDS}) first_words
  ), typed as (
    select row_number() over () as position, word from written where length(word) > 2 or longest < 3
  ), near as materialized (
    select typed.position, similar_words.word, similar_words.closeness from typed, similar_words(typed.word)
  ), met as (
    select document.kind, document.record_id, near.position, min(document.visibility) as visibility,
      min(document.standing) as standing, min(length(document.names)) as length,
      max(near.closeness * case when strpos(' ' || document.names || ' ', ' ' || near.word || ' ') > 0
        then 1 else ${BESIDE_THE_NAME}::double precision end) as closeness
    from near join ${search_document} document
      on to_tsvector('simple', document.words) @@ quote_literal(near.word)::tsquery
    group by 1, 2, 3
  ), scored as (
    select kind, record_id, min(visibility) as visibility, min(standing) as standing,
      round(100 * (avg(closeness) + case
        when kind = 'emergencies' then ${AHEAD}::double precision
        when kind in ('regions', 'countries', 'district_province_response')
          then least(0.1, 2.0 / min(length)::double precision)
        else 0 end)) / 100 as score
    from met group by 1, 2 having count(*) = (select count(*) from typed)
  ), ranked as (
    select hit.kind, hit.record_id, hit.score, row_number() over (
      partition by hit.kind order by hit.score desc, hit.standing desc nulls last, hit.record_id
    ) as place
    from scored hit
    where ${isVisibleHit(reader)}
    and (hit.kind <> 'rapid_response_deployments' or exists (
      select 1 from ${personnel} where ${personnel.id} = hit.record_id and ${isOngoing}
    ))
  )
  select kind, record_id, score from ranked where place <= ${HITS_PER_GROUP} order by kind, place`;
