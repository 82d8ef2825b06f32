import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '#provider/database/connect.ts';
import { event, personnel, search_document } from '#provider/database/schema.ts';
import { plain } from '../filters.ts';
import { isVisibleHit, type Reader } from '../reader.ts';
import { isOngoing } from '../surge/missions.ts';
import { loadGroups } from './searchGroups.ts';
import type { Hit } from './searchHit.ts';

/** The most that a group shows. Source: GO API. */
const HITS_PER_GROUP = 50;
/** More words narrow nothing any more, and each costs a look at all records. */
const MOST_WORDS = 8;

/**
 * Records that have every typed word, or one like it, in any language's name: nine groups, each best first. Forgives
 * accents and typing errors; words of one or two letters count only when there is no longer one.
 */
export async function search(db: Database, keyword: string, reader: Reader) {
  return loadGroups(db, await findHits(db, keyword, reader), reader);
}

/**
 * Ids and scores in one statement. `similar_words` (migration `search_words`) widens each typed word to words that occur,
 * the full-text index finds the documents of each. A short name scores a little more than a long one; of equally good
 * emergencies the newest comes first.
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
    select document.kind, document.record_id, near.position,
      max(near.closeness) as closeness, min(document.visibility) as visibility, min(length(document.words)) as length
    from near join ${search_document} document
      on to_tsvector('simple', document.words) @@ quote_literal(near.word)::tsquery
    group by 1, 2, 3
  ), scored as (
    select kind, record_id, min(visibility) as visibility,
      round(100 * (avg(closeness) + least(0.1, 2.0 / min(length)::double precision))) / 100 as score
    from met group by 1, 2 having count(*) = (select count(*) from typed)
  ), ranked as (
    select hit.kind, hit.record_id, hit.score, row_number() over (
      partition by hit.kind order by hit.score desc, ${event.disaster_start_date} desc nulls last, hit.record_id
    ) as place
    from scored hit left join ${event} on hit.kind = 'emergencies' and ${event.id} = hit.record_id
    where ${isVisibleHit(reader)} and (hit.kind <> 'rapid_response_deployments' or exists (
      select 1 from ${personnel} where ${personnel.id} = hit.record_id and ${isOngoing}
    ))
  )
  select kind, record_id, score from ranked where place <= ${HITS_PER_GROUP} order by kind, place`;
