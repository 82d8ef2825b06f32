import { and, desc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { localUnitsEndpoint, publicLocalUnitsEndpoint } from '#contracts/localUnits/list.ts';
import { localUnitOptionsEndpoint } from '#contracts/localUnits/options.ts';
import { localUnitOutOfUseEndpoint } from '#contracts/localUnits/outOfUse.ts';
import {
  createLocalUnitEndpoint,
  localUnitEndpoint,
  publicLocalUnitEndpoint,
  updateLocalUnitEndpoint,
} from '#contracts/localUnits/record.ts';
import {
  deprecateLocalUnitEndpoint,
  latestLocalUnitChangeEndpoint,
  restoreLocalUnitEndpoint,
  revertLocalUnitEndpoint,
  validateLocalUnitEndpoint,
} from '#contracts/localUnits/steps.ts';
import type { Database } from '#provider/database/connect.ts';
import { country, local_unit, local_unit_change } from '#provider/database/schema.ts';
import { notFound, notSignedIn } from '#provider/http/errors.ts';
import { implement } from '#provider/http/implement.ts';
import { recordId } from '#provider/http/parse.ts';
import { serveList } from '#provider/http/serveList.ts';
import { serveRecord } from '#provider/http/serveRecord.ts';
import { labelOf } from '#provider/queries/labels.ts';
import { localUnitOptions } from '#provider/queries/localUnits/localUnitOptions.ts';
import {
  findLocalUnit,
  findOutOfUse,
  findPublicLocalUnit,
  isVisibleLocalUnit,
  listLocalUnits,
  listPublicLocalUnits,
  localUnitRows,
} from '#provider/queries/localUnits/localUnits.ts';
import type { Reader } from '#provider/queries/reader.ts';
import type { Writer } from '#provider/records/asked.ts';
import {
  answerBefore,
  deprecateLocalUnit,
  localUnitRecord,
  restoreLocalUnit,
  revertLocalUnit,
  validateLocalUnit,
} from '#provider/records/localUnits.ts';
import { localUnitRules, type UnitPlace } from '#rules/localUnits.ts';

/** A call that is about one of them. */
interface OfOne extends Reader {
  path: { id: string };
}

/** Serves local units to members, the public ones to everybody, the writing of them and what becomes of them. */
export function localUnitRoutes(app: FastifyInstance, db: Database): void {
  implement(app, localUnitOptionsEndpoint, { handle: ({ language }) => localUnitOptions(language) });
  serveList(app, localUnitsEndpoint, listLocalUnits, ({ user }) => localUnitRules.readAll(user));
  serveList(app, publicLocalUnitsEndpoint, listPublicLocalUnits);
  serveRecord(app, { read: publicLocalUnitEndpoint }, { find: findPublicLocalUnit });
  serveRecord(
    app,
    { read: localUnitEndpoint, create: createLocalUnitEndpoint, update: updateLocalUnitEndpoint },
    {
      find: findLocalUnit,
      mayRead: localUnitRules.readAll,
      writes: { record: localUnitRecord, mayCreate: localUnitRules.write, mayEdit: localUnitRules.write },
    },
  );

  /** What rules look at; `isGone`: of one that is out of use, which nobody sees. */
  const placeOf =
    (isGone = false) =>
    async ({ path, user, language }: OfOne): Promise<UnitPlace | undefined> => {
      const [row] = await db
        .select({ country: local_unit.country_id, region: country.region_id, type: local_unit.type_id })
        .from(local_unit)
        .innerJoin(country, eq(country.id, local_unit.country_id))
        .where(
          and(
            eq(local_unit.id, recordId(path.id)),
            isGone ? sql`${local_unit.is_deprecated}` : isVisibleLocalUnit({ user, language }),
          ),
        );
      return row;
    };
  const may = ({ user }: OfOne, unit: UnitPlace | undefined) => localUnitRules.validate(user, unit);

  /** As lists show it, out of use or not. */
  async function rowOf(id: number, reader: Reader) {
    const rows = await db.select().from(local_unit).where(eq(local_unit.id, id));
    const [row] = await localUnitRows(db, rows, reader);
    if (!row) throw notFound();
    return row;
  }

  implement(app, validateLocalUnitEndpoint, {
    record: placeOf(),
    may,
    async handle(call) {
      await validateLocalUnit(db, recordId(call.path.id), writerOf(call));
      return rowOf(recordId(call.path.id), writerOf(call));
    },
  });
  implement(app, restoreLocalUnitEndpoint, {
    record: placeOf(true),
    may,
    async handle(call) {
      await restoreLocalUnit(db, recordId(call.path.id), writerOf(call));
      return rowOf(recordId(call.path.id), writerOf(call));
    },
  });
  implement(app, localUnitOutOfUseEndpoint, {
    record: placeOf(true),
    may: ({ user }, unit) => localUnitRules.write(user, unit),
    async handle({ path, ...reader }) {
      const unit = await findOutOfUse(db, recordId(path.id), reader);
      if (!unit) throw notFound();
      return unit;
    },
  });
  implement(app, revertLocalUnitEndpoint, {
    record: placeOf(),
    may,
    async handle(call) {
      const id = recordId(call.path.id);
      const writer = writerOf(call);
      const before = await findLocalUnit(db, id, writer);
      await revertLocalUnit(db, id, writer, call.body.reason);
      // A new one that is reverted is seen no more: what it was is told.
      const unit = (await findLocalUnit(db, id, writer)) ?? before;
      if (!unit) throw notFound();
      return unit;
    },
  });
  implement(app, deprecateLocalUnitEndpoint, {
    record: placeOf(),
    may,
    async handle(call) {
      await deprecateLocalUnit(db, recordId(call.path.id), writerOf(call), call.body);
      return { message: 'Local unit object deprecated successfully.' };
    },
  });
  implement(app, latestLocalUnitChangeEndpoint, {
    record: placeOf(),
    may: ({ user }) => localUnitRules.readAll(user),
    async handle({ path, ...reader }) {
      const [row] = await db
        .select()
        .from(local_unit_change)
        .where(eq(local_unit_change.local_unit_id, recordId(path.id)))
        .orderBy(desc(local_unit_change.id))
        .limit(1);
      if (!row) throw notFound('Last change request not found');
      return {
        id: row.id,
        status: row.status,
        status_details: labelOf('local_units_validation_status', row.status, reader.language),
        previous_data_details: await answerBefore(db, row.local_unit_id, row.previous, reader),
      };
    },
  });
}

/** Whoever makes a call that needs a token: `implement` has seen to it. */
function writerOf({ user, language }: Reader): Writer {
  if (!user) throw notSignedIn();
  return { user, language };
}
