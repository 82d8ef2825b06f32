import { ErrorsBody } from './errors.ts';
import * as z from './zod.ts';

/** Body of an error of newer calls. `error_code` 4001 invalid token, 4011 not signed in, 4012 sign-in failed, else the status. */
export const StandardErrorBody = z.extend(ErrorsBody, { error_code: z.optional(z.int()) });

/** Body of an error of the risk API. */
export const RiskErrorBody = z.object({ detail: z.string() });
