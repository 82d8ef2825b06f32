import { like } from '../schemas/shared.ts';
import * as z from '../zod.ts';

/* Fields of DREFs as they are read: of all of them there may be nothing. */

export const figure = () => z.nullish(z.int());
export const words = () => z.nullish(z.string());
export const truth = () => z.nullish(z.boolean());
export const Day = like(z.string(), '2026-05-01');
