import { eq } from 'drizzle-orm';
import { FORM_ERRORS } from '#contracts/schemas/formErrors.ts';
import { user as userTable } from '#provider/database/schema.ts';
import type { Written } from '#rules/permissions.ts';
import type { Caller } from '#rules/roles.ts';
import { type Visibility, visibilitiesFor } from '#rules/visibility.ts';
import type { Asked, Mistakes } from './asked.ts';

interface Ownership<Body> {
  /** What permissions look at of a record. */
  of: (body: Body, author: number | null) => Written;
  mayEdit: (user: Caller, before: Written, after: Written) => boolean;
  /** The fields that say which countries it concerns; one that changed is told to be wrong, else the last. */
  places: readonly (keyof Body & string)[];
  /** Who may see it, where its writer says so. */
  visibility?: {
    field: keyof Body & string;
    /** What is meant where nothing is said. */
    usual: unknown;
    /** A choice as its field spells it. */
    keyOf: (visibility: Visibility) => unknown;
    /** Who may change it. */
    mayShow: (user: Caller, record?: Written) => boolean;
    /** A sentence where records on such places have one choice. */
    review?: (asked: Asked<Body>) => Promise<string | undefined>;
  };
}

/**
 * The rules of whose a record is: nobody makes those of others their own by a change, and who sees it is said by those whom it
 * belongs to, within what their organization may choose.
 */
export function ownership<Body>({ of, mayEdit, places, visibility }: Ownership<Body>) {
  return async (asked: Asked<Body>): Promise<Mistakes> => {
    const { body, before, author, writer } = asked;
    const errors: Record<string, string[]> = {};
    const was = before && of(before, author);
    if (before && was && !mayEdit(writer.user, was, of(body, author))) {
      const changed = places.find((place) => before[place] !== body[place]) ?? places.at(-1);
      if (changed) errors[changed] = [FORM_ERRORS.othersCountry];
    }
    if (!visibility) return errors;
    const { field, usual, keyOf, mayShow, review } = visibility;
    const wanted = body[field] ?? usual;
    if (wanted === before?.[field]) return errors;
    if (!mayShow(writer.user, was)) return { ...errors, [field]: [FORM_ERRORS.othersVisibility] };
    const reviewed = await review?.(asked);
    const [profile] = await asked.tx
      .select({ org_type: userTable.org_type })
      .from(userTable)
      .where(eq(userTable.id, writer.user.id));
    const offered = visibilitiesFor(profile?.org_type, { isReviewed: reviewed !== undefined }).map(keyOf);
    if (!offered.includes(wanted)) errors[field] = [reviewed ?? FORM_ERRORS.notVisibleChoice];
    return errors;
  };
}
