import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#provider/database/connect.ts';
import * as tables from '#provider/database/schema.ts';
import { COUNTRIES } from './data.ts';
import { DREF_PROCESSES, type DrefSeed } from './generate/drefProcesses.ts';
import { generateDref } from './generate/drefs.ts';
import { continueIds, insertAll, insertNumbered } from './insert.ts';
import { createRandom } from './random.ts';

/** Any number: processes are drawn apart, so that they move no other record. */
const TOPIC = 1_300_000;
/** Of appeals: the emergency fund. */
const DREF_APPEAL = 0;

/** Processes of the emergency fund, written by the demo accounts. Call it when records and accounts are there. */
export async function seedDrefs(db: Database, seed: number, now: Date): Promise<void> {
  const { user } = tables;
  const usernames = DREF_PROCESSES.flatMap(({ author, shared = [] }) => [author, ...shared]);
  const people = await db
    .select({ id: user.id, username: user.username })
    .from(user)
    .where(inArray(user.username, usernames));
  const idOf = new Map(people.map(({ id, username }) => [username, id]));
  let stageId = 0;
  for (const [index, process] of DREF_PROCESSES.entries()) {
    const country = COUNTRIES.find(({ iso3 }) => iso3 === process.iso3);
    const author = idOf.get(process.author);
    if (!country || author === undefined) continue;
    const rows = generateDref(createRandom(seed + TOPIC + index), now, {
      process,
      country,
      author,
      code: (await appealCode(db, country.id, process)) ?? process.code ?? null,
      firstId: stageId + 1,
    });
    stageId += rows.stages.length;
    await insertAll(db, tables.dref_stage, rows.stages);
    await insertAll(db, tables.dref_district, rows.districts);
    await insertAll(db, tables.dref_need, rows.needs);
    await insertAll(db, tables.dref_action, rows.actions);
    await insertAll(db, tables.dref_risk, rows.risks);
    await insertAll(db, tables.dref_source, rows.sources);
    const interventions = await insertNumbered(
      db,
      tables.dref_intervention,
      rows.interventions.map(({ indicators: _, ...row }) => row),
    );
    await insertAll(
      db,
      tables.dref_indicator,
      rows.interventions.flatMap(({ indicators }, place) =>
        indicators.map((row) => ({ ...row, intervention_id: interventions[place] ?? 0 })),
      ),
    );
    const actions = await insertNumbered(
      db,
      tables.dref_proposed_action,
      rows.proposedActions.map(({ activities: _, ...row }) => row),
    );
    await insertAll(
      db,
      tables.dref_proposed_activity,
      rows.proposedActions.flatMap(({ activities }, place) =>
        activities.map((row) => ({ ...row, proposed_action_id: actions[place] ?? 0 })),
      ),
    );
    await insertAll(db, tables.record_change, rows.history);
    const dref_id = rows.stages[0]?.id ?? 0;
    await insertAll(
      db,
      tables.dref_user,
      (process.shared ?? []).flatMap((name) => {
        const user_id = idOf.get(name);
        return user_id === undefined ? [] : [{ dref_id, user_id }];
      }),
    );
  }
  await continueIds(db, 'dref_stage');
}

/** That of a demonstration appeal on the same hazard, once it is approved. */
async function appealCode(db: Database, countryId: number, { status, hazard, code }: DrefSeed) {
  const { appeal } = tables;
  if (status !== 4 || !code) return undefined;
  const [found] = await db
    .select({ code: appeal.code })
    .from(appeal)
    .where(and(eq(appeal.country_id, countryId), eq(appeal.atype, DREF_APPEAL), eq(appeal.dtype_id, hazard)))
    .orderBy(desc(appeal.start_date), desc(appeal.id))
    .limit(1);
  return found?.code ?? undefined;
}
