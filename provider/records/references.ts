import { and, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { FORM_ERRORS } from '#contracts/schemas/formErrors.ts';
import type { Asked } from './asked.ts';

/** Whether a field names what does not exist, or what its writer may not see. */
export type Reference<Body> = (asked: Asked<Body>, field: string) => boolean | Promise<boolean>;

interface Options<Body> {
  /** What else has to hold of a record that is named. */
  where?: (asked: Asked<Body>) => SQL | undefined;
  /** What a field names that is neither an id nor a list of them. */
  ids?: (body: Body) => readonly number[];
}

/**
 * A field that names other records by this key. One that named the same before is not asked about again, a list is: what it may
 * name can depend on other fields.
 */
export function to<Body>(key: PgColumn, { where, ids }: Options<Body> = {}): Reference<Body> {
  return async (asked, field) => {
    const { tx, body, before } = asked;
    const said = (of: Body | undefined) => (of as Record<string, unknown> | undefined)?.[field];
    const value = said(body);
    const named = ids?.(body) ?? (Array.isArray(value) ? value : [value]);
    // An id of 0 is one, though no record has it.
    const wanted = [...new Set(named.filter((id) => typeof id === 'number'))];
    const isAsNamedBefore = typeof value === 'number' && value === said(before);
    if (wanted.length === 0 || isAsNamedBefore) return false;
    return (await tx.$count(key.table, and(inArray(key, wanted), where?.(asked)))) < wanted.length;
  };
}

/** The sentences for fields that name what is not there. */
export async function unknownReferences<Body>(
  references: Readonly<Record<string, Reference<Body> | undefined>>,
  asked: Asked<Body>,
): Promise<Record<string, string[]>> {
  const errors: Record<string, string[]> = {};
  for (const [field, isUnknown] of Object.entries(references))
    if (await isUnknown?.(asked, field)) errors[field] = [FORM_ERRORS.unknownRecord];
  return errors;
}
