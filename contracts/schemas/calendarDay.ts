import { DAY } from '#rules/dates.ts';
import * as z from '../zod.ts';

/** A day of the calendar, `2026-05-01`. Not `z.iso.date`: with it comes every format that zod knows, on the first page too. */
export const calendarDay = (message: string, missing: string = message) =>
  z.string({ error: ({ input }) => (input ? message : missing) }).check(z.regex(DAY, message));

/** One by which a list is narrowed. */
export const askedDay = () => calendarDay('Enter a date as YYYY-MM-DD.');
