import { pause } from './pause.ts';
import * as z from './zod.ts';

type Schema = z.core.$ZodType;
type Rows = readonly unknown[];
type Named = Record<string, unknown>;

/** What is read here of what a schema is made of. */
interface Definition {
  /** That within "optional" and "nullable". */
  innerType?: Schema;
  /** That of the rows of a list. */
  element?: Schema;
  /** Those of the fields of a record. */
  shape?: Readonly<Record<string, Schema>>;
  /** What is asked of it as a whole. */
  checks?: Rows;
}

/** Rows that are checked in one go, in 1 to 3 ms on a desk; a list of no more is not long. */
const STEP = 20;

/**
 * Checks an answer as `parse` does, its long lists in steps between which a touch, or what is to be painted, has its turn: rows of
 * a map would keep a phone from it for 150 ms. Rejects where something does not fit, whose place in the whole is not told.
 */
export async function checkInSteps(schema: Schema, value: unknown): Promise<unknown> {
  const { element, shape = {}, checks } = definitionOf(schema);
  if (checks?.length) return z.parse(schema, value);
  if (element && lengthOf(value) > STEP) return rowsInSteps(schema, value as Rows);
  // As that of the seasonal risks.
  if (element && lengthOf(value) === 1) return [await checkInSteps(element, (value as Rows)[0])];
  const fields = Object(value) as Named;
  const lists = Object.keys(shape).filter((name) => lengthOf(fields[name]) > STEP);
  if (lists.length === 0) return z.parse(schema, value);
  const without = Object.fromEntries(lists.map((name) => [name, []]));
  const read = z.parse(schema, { ...fields, ...without }) as Named;
  for (const name of lists) read[name] = await checkInSteps(shape[name] as Schema, fields[name]);
  return read;
}

async function rowsInSteps(list: Schema, rows: Rows) {
  const read: unknown[] = [];
  for (let from = 0; from < rows.length; from += STEP) {
    await pause();
    read.push(...(z.parse(list, rows.slice(from, from + STEP)) as Rows));
  }
  return read;
}

/** How many rows something has. */
const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : 0);

function definitionOf(schema: Schema): Definition {
  const definition: Definition = schema._zod.def;
  return definition.innerType ? definitionOf(definition.innerType) : definition;
}
