import * as z from '../zod.ts';
import { sometimes } from './shared.ts';

/** Somebody who wrote or changed a record. */
export const Writer = z.object({
  id: z.int(),
  username: z.string(),
  first_name: z.optional(z.string()),
  last_name: z.optional(z.string()),
});

/** Who wrote and changed a record, newest first; only members of the Movement are told. The real API keeps no such history. */
export const History = sometimes(
  z.array(
    z.object({
      action: z.enum(['created', 'changed', 'deleted']),
      fields: z.array(z.string()),
      changed_at: z.string(),
      user_details: z.nullable(Writer),
    }),
  ),
);
