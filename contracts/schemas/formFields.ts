import { isDay, isLikelyDay } from '#rules/dates.ts';
import { LARGEST_NUMBER } from '#rules/ids.ts';
import * as z from '../zod.ts';
import { calendarDay } from './calendarDay.ts';
import { FORM_ERRORS as E } from './formErrors.ts';

/** A number of which something holds. Not `z.int`: what it refuses keeps all checks of the whole body from running. */
const numberThat = (holds: (value: number) => boolean, message: string) =>
  z.number(message).check(
    z.check(({ value, issues }) => {
      if (!holds(value)) issues.push({ code: 'custom', message, input: value });
    }),
  );

/** A whole number from 0 on. */
export const wholeNumber = z.once(() =>
  numberThat((value) => Number.isSafeInteger(value) && value >= 0, E.wholeNumber).check(
    z.maximum(LARGEST_NUMBER, E.numberTooLarge),
  ),
);
/** The same; null or missing where it is unknown. */
export const count = () => z.nullish(wholeNumber());
/** The id of another record. */
export const id = z.once((message: string = E.invalidChoice) => numberThat(Number.isSafeInteger, message));
export const choice = z.once((...values: readonly number[]) =>
  z.nullish(z.literal([...values], E.invalidChoice)),
);
export const text = z.once((limit = 20_000) =>
  z.nullish(z.string(E.required).check(z.maxLength(limit, E.textTooLong))),
);
/** Refuses days, and moments, on which no record can lie. Of what is no day at all that is said already. */
export const onLikelyDay = () =>
  z.refine<string>((text) => {
    const day = text.slice(0, 'YYYY-MM-DD'.length);
    return !isDay(day) || isLikelyDay(day);
  }, E.unlikelyDate);
/** A day on which a record can lie, `2026-05-01`. */
export const day = z.once(() => calendarDay(E.invalidDate, E.required).check(onLikelyDay()));
/** The most other records that a field names: more than there are countries, or provinces of one. */
export const MOST_IDS = 1_000;
/** The most parts of a record, such as its contacts, years or places. */
export const MOST_PARTS = 100;
/** A list of no more than that. */
export const listOf = <Item extends z.core.$ZodType>(item: Item, most = MOST_PARTS, missing?: string) =>
  z.array(item, missing).check(z.maxLength(most, E.listTooLong));
/** Ids of other records. */
export const ids = () => z.optional(listOf(id(), MOST_IDS));
export const yesNo = () => z.nullish(z.boolean(E.invalidChoice));

/** Neither letters nor signs: blanks, and characters that cannot be seen. */
const INVISIBLE = /^[\s\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]*$/u;
export const isBlank = (value: unknown) => typeof value !== 'string' || INVISIBLE.test(value);
/** A figure as far as it is one: rules of the whole body meet fields that are wrong, too. */
export const figureOr0 = (value: unknown) => (typeof value === 'number' && !Number.isNaN(value) ? value : 0);

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

/** A change of a record: any of its fields. */
export const changeOf = <const Fields extends Readonly<Record<string, z.core.$ZodType>>>(fields: Fields) =>
  z.object(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, z.optional(field)])) as {
      [Name in keyof Fields]: z.ZodMiniOptional<Fields[Name]>;
    },
  );
