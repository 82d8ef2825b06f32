import { type AnswerOf, defineEndpoint } from '../defineEndpoint.ts';
import { withoutToken } from '../pact/interactions.ts';
import { aMember } from '../pact/states.ts';
import { Email, like, sometimes } from '../schemas/shared.ts';
import * as z from '../zod.ts';

const text = z.nullish(z.string());

const Profile = z.object({
  country: z.nullish(z.int()),
  city: text,
  org: text,
  org_type: z.nullish(like(z.string(), 'NTLS')),
  department: text,
  position: text,
  phone_number: text,
  // What was said of country and organisation and no administrator has confirmed yet: null when nothing waits.
  waiting: sometimes(
    z.nullable(z.object({ country: z.nullable(z.int()), org_type: like(z.string(), 'NTLS') })),
  ),
});

/** The profile of whoever the token belongs to. Errors: `server` 401 without a valid token. Source: GO API, `api_v2_user_me_retrieve`. */
export const currentUserEndpoint = defineEndpoint({
  title: 'the current user',
  path: '/api/v2/user/me/',
  token: 'required',
  answer: z.object({
    id: z.int(),
    username: z.string(),
    email: z.optional(Email),
    first_name: z.optional(z.string()),
    last_name: z.optional(z.string()),
    is_superuser: z.optional(z.boolean()),
    // The document lists it; the real API tells it of users in lists alone.
    is_ifrc_admin: sometimes(z.boolean()),
    limit_access_to_guest: z.boolean(),
    is_admin_for_countries: z.array(z.int()),
    is_admin_for_regions: z.array(z.int()),
    is_per_admin_for_countries: z.array(z.int()),
    is_per_admin_for_regions: z.array(z.int()),
    is_dref_coordinator_for_regions: z.array(z.int()),
    local_unit_country_validators: sometimes(
      z.array(z.object({ country: z.int(), local_unit_types: z.array(z.int()) })),
    ),
    local_unit_region_validators: sometimes(
      z.array(z.object({ region: z.int(), local_unit_types: z.array(z.int()) })),
    ),
    local_unit_global_validators: sometimes(z.array(z.int())),
    profile: z.nullish(Profile),
    subscription: z.array(
      z.object({
        rtype: z.optional(z.int()),
        event: z.nullish(z.int()),
        country: z.nullish(z.int()),
        region: z.nullish(z.int()),
        dtype: z.nullish(z.int()),
      }),
    ),
  }),
  interactions: [{ given: [aMember], isSignedIn: true }, withoutToken],
});

/** The profile of whoever is signed in. */
export type UserProfile = AnswerOf<typeof currentUserEndpoint>;
