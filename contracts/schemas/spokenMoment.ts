import * as z from '../zod.ts';
import { like } from './shared.ts';

/** A moment with a blank between day and time, and parts of a second: `2026-05-01 08:30:00.123456+00:00`. `toMoment` reads it. */
export const SpokenMoment = like(
  z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}[\d:.]*(Z|[+-]\d{2}:?\d{2})?$/)),
  '2026-05-01 08:30:00+00:00',
);

/** A moment as every browser can read it. */
export const toMoment = (spoken: string): string => spoken.replace(' ', 'T');
