import * as z from 'zod/mini';
import { FORM_ERRORS as E } from './formErrors.ts';

/** The largest number that the database keeps. */
export const LARGEST_NUMBER = 2_147_483_647;

/** A number of which something holds. Not `z.int`: what it refuses keeps all checks of the whole body from running. */
const numberThat = (holds: (value: number) => boolean, message: string) =>
  z.number(message).check(
    z.check(({ value, issues }) => {
      if (!holds(value)) issues.push({ code: 'custom', message, input: value });
    }),
  );

/** A whole number from 0 on. */
export const wholeNumber = () =>
  numberThat((value) => Number.isSafeInteger(value) && value >= 0, E.wholeNumber).check(
    z.maximum(LARGEST_NUMBER, E.numberTooLarge),
  );
/** The same; null or missing where it is unknown. */
export const count = () => z.nullish(wholeNumber());
/** The id of another record. */
export const id = (message: string = E.invalidChoice) => numberThat(Number.isSafeInteger, message);
export const choice = (...values: readonly number[]) => z.nullish(z.literal([...values], E.invalidChoice));
export const text = (limit = 20_000) =>
  z.nullish(z.string(E.required).check(z.maxLength(limit, E.textTooLong)));
const DAY =
  /^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8])))$/;
/** A day of the calendar, `2026-05-01`. Not `z.iso.date`: with it comes every format that zod knows, on the first page too. */
export const day = (message: string = E.invalidDate, missing: string = message) =>
  z.string({ error: ({ input }) => (input ? message : missing) }).check(z.regex(DAY, message));
/** Ids of other records. */
export const ids = () => z.optional(z.array(id()));
export const yesNo = () => z.nullish(z.boolean(E.invalidChoice));

/** The same field under several names. */
export const each = <const Name extends string, Field>(names: readonly Name[], field: () => Field) =>
  Object.fromEntries(names.map((name) => [name, field()])) as Record<Name, Field>;

export const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === '';

/** What a whole body needs beyond its single fields: told even where some of these are wrong, so that who writes hears of everything at once. */
export function wholeCheck<Body>(
  check: (body: Body, refuse: (message: string, ...path: (string | number)[]) => void) => void,
) {
  const rules = z.check<Body>((checked) => {
    const body = checked.value;
    check(body, (message, ...path) =>
      checked.issues.push({ code: 'custom', message, path, input: body as object }),
    );
  });
  // Zod leaves such checks out once a field is wrong, unless they say otherwise.
  rules._zod.def.when = ({ value }) => typeof value === 'object' && value !== null;
  return rules;
}
