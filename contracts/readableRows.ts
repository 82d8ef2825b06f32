import type * as z from 'zod/mini';
import { isList } from './schemas/shared.ts';

type Schema = z.core.$ZodType;
type Definition = z.core.$ZodTypes['_zod']['def'];

interface Readable {
  answer: unknown;
  /** How many rows are left out. */
  rows: number;
}

/**
 * An answer without the rows of its lists that have an issue. Undefined where leaving out rows is no help: something beside
 * the lists is wrong, it is no list but a record (a form would save what is left of it), or no row would be left.
 */
export function readableRows(
  schema: Schema,
  answer: unknown,
  issues: readonly z.core.$ZodIssue[],
): Readable | undefined {
  const paths = issues.map(({ path }) => path);
  if (definitionOf(schema).type !== 'array') {
    return withoutRows(answer as Record<string, unknown>, listsOf(schema), paths);
  }
  const found = withoutRows(
    { rows: answer },
    ['rows'],
    paths.map((path) => ['rows', ...path]),
  );
  return found && { ...found, answer: (found.answer as { rows: unknown }).rows };
}

function withoutRows(
  answer: Readonly<Record<string, unknown>>,
  lists: readonly string[],
  paths: readonly (readonly PropertyKey[])[],
): Readable | undefined {
  const faulty = new Map(lists.map((list) => [list, new Set<number>()]));
  for (const [list, row] of paths) {
    const rows = faulty.get(String(list));
    if (!rows || typeof row !== 'number') return undefined;
    rows.add(row);
  }
  const kept: Record<string, unknown[]> = {};
  for (const [list, rows] of faulty) {
    const all = answer[list];
    if (Array.isArray(all)) kept[list] = all.filter((_, row) => !rows.has(row));
  }
  if (Object.values(kept).every((rows) => rows.length === 0)) return undefined;
  return {
    answer: { ...answer, ...kept },
    rows: [...faulty.values()].reduce((sum, { size }) => sum + size, 0),
  };
}

/** The fields of an answer that are lists of rows. */
function listsOf(schema: Schema): string[] {
  const definition = definitionOf(schema);
  if (definition.type !== 'object') return [];
  return Object.entries(definition.shape).flatMap(([name, field]) => (isList(inner(field)) ? [name] : []));
}

function inner(schema: Schema): Schema {
  const definition = definitionOf(schema);
  return definition.type === 'optional' || definition.type === 'nullable'
    ? inner(definition.innerType)
    : schema;
}

function definitionOf(schema: Schema): Definition {
  return schema._zod.def as Definition;
}
