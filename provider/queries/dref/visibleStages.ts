import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { country, dref_stage, dref_user } from '#provider/database/schema.ts';
import type { DrefStage } from '#rules/dref.ts';
import { isMember, isSuperuser } from '#rules/roles.ts';
import { integers } from '../filters.ts';
import type { Reader } from '../reader.ts';

/** The application that a stage belongs to: an application is its own. */
export const rootOf = (stage = dref_stage): SQL => sql`coalesce(${stage.dref_id}, ${stage.id})`;

/**
 * Written by these: by themselves, or as a stage of an application that is theirs or that is shared with them. Expects
 * `dref_stage` in the statement.
 */
export const isWrittenFor = (user: number): SQL =>
  sql`(${dref_stage.user_id} = ${user}
    or ${rootOf()} in (select shared.dref_id from ${dref_user} shared where shared.user_id = ${user})
    or ${dref_stage.dref_id} in (select root.id from ${dref_stage} root where root.user_id = ${user}))`;

/** Of a country in one of these regions. */
export const isInRegions = (regions: readonly number[]): SQL =>
  regions.length === 0
    ? sql`false`
    : sql`${dref_stage.country_id} in (select ${country.id} from ${country} where ${country.region_id} in (${integers(regions)}))`;

/** Stages that a reader sees, by the same rule as `drefRules.see`. */
export function isVisibleStage({ user }: Reader): SQL {
  if (!user || !isMember(user)) return sql`false`;
  if (isSuperuser(user)) return sql`true`;
  return sql`(${or(isWrittenFor(user.id), isInRegions(user.is_dref_coordinator_for_regions))})`;
}

/** The same of one kind. */
export const isVisibleOf = (stage: DrefStage) => (reader: Reader) =>
  and(eq(dref_stage.stage, stage), isVisibleStage(reader)) as SQL;
