import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import { DEFAULT_LANGUAGE, type Language } from '#contracts/languages.ts';
import type { Database } from '#provider/database/connect.ts';
import type { RecordKind } from '#provider/database/schema/history.ts';
import { badRequest, notFound } from '#provider/http/errors.ts';
import { keepChange } from '#provider/queries/history.ts';
import type { Reader } from '#provider/queries/reader.ts';
import { written } from '#provider/queries/texts.ts';
import type { Asked, Mistakes, Writer } from './asked.ts';
import { columnOf, columnsOf, type Fields, hasColumn, type Names } from './columns.ts';
import { claimKey, settleKey } from './idempotency.ts';
import type { Part } from './parts.ts';
import { type Reference, unknownReferences } from './references.ts';
import { laterThan, refuseNewMistakes, refuseUnseen, seenInBody } from './writing.ts';

type RecordTable = PgTable & { id: PgColumn; user_id: PgColumn; modified_by_id: PgColumn };
type Schema = z.core.$ZodType & { def: { shape: object } };
type RowOf<Table extends PgTable> = Table['$inferSelect'];
type MaybePromise<Value> = Value | Promise<Value>;
/** Some of its fields. The moment is the version that they were changed on, where `lock` is `body`. */
type Change<Body> = { readonly [Field in keyof Body]?: Body[Field] | undefined } & {
  readonly modified_at?: string | undefined;
};

interface Definition<Table extends RecordTable, Body, After> {
  kind: RecordKind;
  /** With `user_id` and `modified_by_id`, and `original_language` where it has texts of people: see `stamps`. */
  table: Table;
  /** A whole record as people write it: the contract's. */
  schema: Schema & z.core.$ZodType<unknown, Body>;
  /** The column of its last change. @default 'modified_at' */
  changedAt?: 'modified_at' | 'updated_at';
  /** Where a change says which version it was made on, see `recordEndpoints`. @default 'header' */
  lock?: 'header' | 'body';
  /** Which of them a reader sees: others are not there, for them. */
  isVisible: (reader: Reader) => SQL;
  /** Rows as the API answers them: what is stored is read back from it. */
  answers: (tx: Database, rows: readonly RowOf<Table>[], reader: Reader) => Promise<readonly object[]>;
  /** Fields that the answer hides from some of their writers, or does not have as they were written. */
  stored?: (row: RowOf<Table>, asked: { tx: Database; language: Language }) => MaybePromise<Partial<Body>>;
  /** Texts that are kept by language. */
  translated?: readonly (keyof Body & string)[];
  /** Columns of fields that are called otherwise. */
  columns?: { readonly [Field in keyof Body]?: string };
  /** What columns hold that no field says word for word: of a new record, and again of every change. */
  derive?: (asked: Asked<Body>) => MaybePromise<Partial<RowOf<Table>>>;
  /** What hangs on it, by field. */
  parts?: { readonly [Field in keyof Body]?: Part };
  /** Fields that name other records. */
  references?: { readonly [Field in keyof Body]?: Reference<Body> };
  /** Fields that are kept neither in columns nor in parts: `afterwards` keeps them, or nothing does. */
  elsewhere?: readonly (keyof Body & string)[];
  /** What else is wrong with it: whose it is (`ownership`), or where it stands in its process. */
  refuse?: (asked: Asked<Body>) => MaybePromise<Mistakes>;
  /** What follows from it in the same transaction. A change resolves with what this resolves with. */
  afterwards?: (asked: Asked<Body> & { id: number }) => Promise<After>;
}

/**
 * A record that people write, with all that hangs on it: created, changed, replaced and deleted in one transaction each, once per
 * `Idempotency-Key`, on the version that the caller has seen, by who may see it; what it names is looked up, and its history
 * kept. A change brings in no new mistakes; old ones may stay. What cannot be read back is not written.
 * `provider/http/serveRecord.ts` serves it.
 *
 * Throws `HttpError`: 400 by field, 404 where it is missing or hidden, 412 where it changed meanwhile, 422 for another's key.
 * Throws at the start for a field of the schema that has no place.
 *
 * @example
 * export const projectRecord = defineRecord({
 *   kind: 'project',
 *   table: project,
 *   schema: Project,
 *   isVisible: isVisibleProject,
 *   answers: projectAnswers,
 *   columns: { event: 'event_id' },
 *   parts: { project_districts: link(project_district, 'project_id', 'district_id') },
 *   references: { event: to(event.id, { where: ({ writer }) => isVisibleEvent(writer) }) },
 * });
 */
export function defineRecord<Table extends RecordTable, Body extends object, After = void>(
  definition: Definition<Table, Body, After>,
) {
  const { kind, table, schema, changedAt = 'modified_at', lock = 'header', translated = [] } = definition;
  const { columns = {}, parts = {}, references = {}, elsewhere = [] } = definition;
  const fields = Object.keys(schema.def.shape);
  const plain = fields.filter((field) => ![...translated, ...Object.keys(parts)].includes(field));
  for (const field of plain)
    if (!hasColumn(table, (columns as Names)[field] ?? field) && !elsewhere.includes(field as never))
      throw new Error(`The field "${field}" of ${kind} has no place: a column, a part, or elsewhere.`);
  const { id: idColumn } = table;
  const versionColumn = columnOf(table, changedAt);
  const isInLanguages = hasColumn(table, 'original_language');
  /** What a version that replaces another leaves out is gone. But nobody is shown more than before by a field that is missing. */
  const emptied = Object.fromEntries(
    fields.filter((name) => name !== 'visibility').map((name) => [name, undefined]),
  );

  async function lockRow(tx: Database, id: number, writer: Writer): Promise<RowOf<Table>> {
    const [row] = await tx
      .select()
      .from(table as PgTable)
      .where(and(eq(idColumn, id), definition.isVisible(writer)))
      .for('update');
    if (!row) throw notFound();
    return row as RowOf<Table>;
  }

  const languageOf = (row: Fields) => (row.original_language as Language | undefined) ?? DEFAULT_LANGUAGE;

  /** A stored record as a body that would write it again. */
  async function bodyOf(tx: Database, row: RowOf<Table>, writer: Writer): Promise<Body> {
    const language = isInLanguages ? languageOf(row) : writer.language;
    const [answer = {}] = await definition.answers(tx, [row], { ...writer, language });
    const said = Object.entries(answer).filter(([name]) => fields.includes(name));
    return { ...Object.fromEntries(said), ...(await definition.stored?.(row, { tx, language })) } as Body;
  }

  /** What was just written, as it is read. */
  async function readBack(tx: Database, id: number, writer: Writer): Promise<Body> {
    const [row] = await tx
      .select()
      .from(table as PgTable)
      .where(eq(idColumn, id));
    return bodyOf(tx, row as RowOf<Table>, writer);
  }

  async function check(asked: Asked<Body>) {
    const errors = {
      ...(await unknownReferences(references as Record<string, Reference<Body>>, asked)),
      ...(await definition.refuse?.(asked)),
    };
    if (Object.keys(errors).length > 0) throw badRequest(errors);
  }

  async function valuesOf(asked: Asked<Body>) {
    const { body, before, language } = asked;
    const texts = translated.filter((name) => !before || body[name] !== before[name]);
    return {
      ...columnsOf(table, plain, body as Fields, columns as Names),
      ...Object.fromEntries(texts.map((name) => [name, written(body[name] as string | null, language)])),
      ...(await definition.derive?.(asked)),
      modified_by_id: asked.writer.user.id,
    };
  }

  async function writeParts(tx: Database, id: number, body: Body) {
    for (const [field, part] of Object.entries(parts) as [keyof Body, Part][])
      await part.write(tx, [[id, body[field]]]);
  }

  /** Writes a new one. Resolves with its id: that of the first call where this is a repeated one. */
  function create(db: Database, body: Body, writer: Writer, key?: string): Promise<number> {
    return db.transaction(async (transaction) => {
      const tx: Database = transaction;
      const { user, language } = writer;
      const earlier = key && (await claimKey(tx, { user_id: user.id, key, kind }, body));
      if (earlier) return earlier;
      const asked = { tx, body, author: user.id, writer, language };
      await check(asked);
      const values = {
        ...(await valuesOf(asked)),
        user_id: user.id,
        ...(isInLanguages && { original_language: language }),
      };
      // Which columns there are is known of each table alone: fields without one are refused at the start.
      const made = await tx
        .insert(table as PgTable)
        .values(values as never)
        .returning({ id: idColumn });
      const id = (made[0]?.id as number | undefined) ?? 0;
      await writeParts(tx, id, body);
      await definition.afterwards?.({ ...asked, id });
      // What cannot be read is not kept: it would take every list that it is in from its readers.
      await readBack(tx, id, writer);
      await keepChange(tx, { kind, id, by: user.id });
      if (key) await settleKey(tx, { user_id: user.id, key }, id);
      return id;
    });
  }

  /** Changes some fields. `seen`: when it was changed last, as the caller saw it. */
  function update(
    db: Database,
    id: number,
    sent: Change<Body>,
    writer: Writer,
    seen?: string,
  ): Promise<After | undefined> {
    return db.transaction(async (transaction) => {
      const tx: Database = transaction;
      const row = await lockRow(tx, id, writer);
      const changedBefore = (row as Fields)[changedAt] as string;
      if (lock === 'body') seenInBody(changedAt, (sent as Fields)[changedAt], changedBefore);
      else refuseUnseen(seen, changedBefore);
      const before = await bodyOf(tx, row, writer);
      const change = Object.entries(sent).filter(([name]) => fields.includes(name));
      const body: Body = { ...before, ...Object.fromEntries(change) };
      refuseNewMistakes(schema, before, body);
      const author = (row as Fields).user_id as number | null;
      const language = isInLanguages ? languageOf(row) : writer.language;
      const asked = { tx, body, before, id, author, writer, language };
      await check(asked);
      await tx
        .update(table as PgTable)
        .set({ ...(await valuesOf(asked)), [changedAt]: laterThan(versionColumn) } as never)
        .where(eq(idColumn, id));
      await writeParts(tx, id, body);
      const left = await definition.afterwards?.(asked);
      const after = await readBack(tx, id, writer);
      await keepChange(tx, {
        kind,
        id,
        by: writer.user.id,
        before: before as Fields,
        after: after as Fields,
      });
      return left;
    });
  }

  return {
    create,
    update,
    /** Writes all of it anew, but for who sees it where that is not said. */
    replace: (db: Database, id: number, body: Body, writer: Writer, seen?: string) =>
      update(db, id, { ...emptied, ...body }, writer, seen),
    /** Deletes it with its parts. */
    remove(db: Database, id: number, writer: Writer, seen?: string): Promise<void> {
      return db.transaction(async (transaction) => {
        const tx: Database = transaction;
        const row = await lockRow(tx, id, writer);
        refuseUnseen(seen, (row as Fields)[changedAt] as string);
        const before = await bodyOf(tx, row, writer);
        await keepChange(tx, { kind, id, by: writer.user.id, before: before as Fields });
        await tx.delete(table).where(eq(idColumn, id));
      });
    },
  };
}
