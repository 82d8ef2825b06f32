import { pause } from './pause.ts';
import { definitionOf, inner } from './schemas/definition.ts';
import * as z from './zod.ts';

type Schema = z.core.$ZodType;
type Rows = readonly unknown[];

/** Rows that are checked between two looks at the clock; a list of no more is not long. */
const STEP = 20;
/** How long a touch may wait here, in ms, on a desk; all rows of a map take a phone 150. */
const LONGEST_MS = 5;

/**
 * Checks an answer as `parse` does, its long lists in steps between which a touch, or what is to be painted, has its turn. Rejects with
 * what does not fit, whose place in the whole is not told. `began` is when this turn did, as `performance.now()` tells it.
 */
export async function checkInSteps(schema: Schema, answer: unknown, began: number): Promise<unknown> {
  const turn = { began };
  return checked(schema, answer);

  async function checked(asked: Schema, value: unknown): Promise<unknown> {
    const list = listIn(asked);
    if (list && Array.isArray(value))
      return isLong(value) ? inSteps(asked, value) : rowByRow(list.element, value);
    const long = longFields(asked, value);
    if (long.length === 0) return z.parse(asked, value);
    const emptied = Object.fromEntries(long.map(([name]) => [name, []]));
    const record = z.parse(asked, { ...(value as object), ...emptied }) as Record<string, unknown>;
    for (const [name, field, rows] of long) record[name] = await inSteps(field, rows);
    return record;
  }

  async function rowByRow(element: Schema, rows: Rows) {
    const read: unknown[] = [];
    for (const row of rows) read.push(await checked(element, row));
    return read;
  }

  async function inSteps(list: Schema, rows: Rows) {
    const read: unknown[] = [];
    for (let from = 0; from < rows.length; from += STEP) {
      if (performance.now() - turn.began > LONGEST_MS) {
        await pause();
        turn.began = performance.now();
      }
      read.push(...(z.parse(list, rows.slice(from, from + STEP)) as Rows));
    }
    return read;
  }
}

const isLong = (value: unknown): value is Rows => Array.isArray(value) && value.length > STEP;

/** A list whose rows can be checked apart: nothing is asked of it as a whole. */
function listIn(schema: Schema) {
  const definition = definitionOf(inner(schema));
  return definition.type === 'array' && !definition.checks?.length ? definition : undefined;
}

/** The fields of a record that are long lists, each with its schema and its rows. */
function longFields(schema: Schema, value: unknown): [string, Schema, Rows][] {
  const definition = definitionOf(inner(schema));
  if (definition.type !== 'object' || definition.checks?.length) return [];
  return Object.entries(definition.shape).flatMap(([name, field]) => {
    const rows = (value as Record<string, unknown> | null | undefined)?.[name];
    return isLong(rows) && listIn(field) ? [[name, field, rows] as [string, Schema, Rows]] : [];
  });
}
