import { defineEndpoint, WHOLE_VISIT_MS } from '../defineEndpoint.ts';
import { EMAIL } from '../email.ts';
import { listEndpoint } from '../listEndpoint.ts';
import { fromState } from '../pact/stateValue.ts';
import { WHOLE_LIST } from '../query.ts';
import { Email, like } from '../schemas/shared.ts';
import * as z from '../zod.ts';

/** The kinds of organizations a user may be of. Source: `api_profile_org_types`. */
export const ORGANIZATION_TYPES = ['NTLS', 'DLGN', 'SCRT', 'ICRC', 'OTHR'] as const;
export type OrganizationType = (typeof ORGANIZATION_TYPES)[number];

/** Characters: names, other texts of a profile, the justification. Source: GO API, schemas `User`, `Profile` and `Register`. */
export const REGISTRATION_LENGTHS = { name: 150, text: 100, justification: 255 } as const;

const text = (length: number) => z.string().check(z.trim(), z.maxLength(length));
const needed = (length: number) =>
  z.string().check(z.trim(), z.minLength(1, 'This field is required.'), z.maxLength(length));

/** E-mail domains whose owners need no justification. Source: GO API, `api_v2_domainwhitelist_list`. */
export const domainWhitelistEndpoint = listEndpoint({
  title: 'the list of allowed e-mail domains',
  path: '/api/v2/domainwhitelist/',
  isWhole: true,
  freshMs: WHOLE_VISIT_MS,
  order: ['id', 'domain_name'],
  row: z.object({
    id: z.int(),
    domain_name: like(z.string(), 'redcross.example'),
    description: z.nullish(z.string()),
    is_active: z.optional(z.boolean()),
  }),
  promises: {
    record: 'e-mail domain',
    given: [['an e-mail domain is allowed']],
    query: { limit: WHOLE_LIST },
    searchedBy: 'search',
  },
});

const newcomer = {
  first_name: 'Nadia',
  last_name: 'Karki',
  email: fromState('email', 'newcomer@redcross.example'),
  password: 'Sunrise-4-all',
  country: 123,
  city: 'Kathmandu',
  organization_type: 'NTLS',
  organization: 'Nepal Red Cross Society',
};
const noAccount = ['nobody has the address', { email: 'newcomer@redcross.example' }] as const;

/**
 * Asks for an account; the e-mail address becomes its user name. The answer is the same when the address has an account
 * already: only a mail to its owner tells. Errors: `server` 400 by field (password rules, unknown country, no justification
 * outside of the allowed domains), 429 with Retry-After. Source: GO API, `register_create`.
 */
export const registerEndpoint = defineEndpoint({
  title: 'a registration',
  method: 'POST',
  path: '/register',
  language: 'current',
  isSecret: true,
  body: z.object({
    first_name: needed(REGISTRATION_LENGTHS.name),
    last_name: needed(REGISTRATION_LENGTHS.name),
    email: z.string().check(z.trim(), z.regex(EMAIL, 'Enter a valid email address.'), z.maxLength(150)),
    password: z.string().check(z.minLength(1, 'This field is required.'), z.maxLength(255)),
    country: z.int(),
    city: needed(REGISTRATION_LENGTHS.text),
    organization_type: z.enum(ORGANIZATION_TYPES),
    organization: needed(REGISTRATION_LENGTHS.text),
    department: z.optional(text(REGISTRATION_LENGTHS.text)),
    position: z.optional(text(REGISTRATION_LENGTHS.text)),
    phone_number: z.optional(text(REGISTRATION_LENGTHS.text)),
    justification: z.optional(text(REGISTRATION_LENGTHS.justification)),
  }),
  answer: z.object({ email: Email }),
  interactions: [
    { given: [noAccount], body: newcomer },
    {
      title: 'without a justification from a domain that is not allowed',
      given: [['nobody has the address', { email: 'newcomer@elsewhere.example' }]],
      body: { ...newcomer, email: fromState('email', 'newcomer@elsewhere.example') },
      status: 400,
      extension: 'strictness',
    },
  ],
});

/**
 * Sends the mail with the confirmation link once more. The answer is the same whether somebody waits for it or not.
 * Errors: `server` 400 without a name, 429 with Retry-After. Source: screen facts B5; operation `resend_validation_create`.
 */
export const resendValidationEndpoint = defineEndpoint({
  title: 'another confirmation mail',
  method: 'POST',
  path: '/resend_validation',
  language: 'current',
  isSecret: true,
  body: z.object({ username: needed(254) }),
  answer: z.object({ data: like(z.string(), 'Success') }),
  interactions: [
    {
      given: [['a registration waits', { username: 'newcomer@redcross.example' }]],
      body: { username: fromState('username', 'newcomer@redcross.example') },
    },
    { title: 'without a name', body: {}, status: 400, errorShape: 'legacy' },
  ],
});
