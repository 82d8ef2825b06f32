import { isLikelyDay } from '#rules/dates.ts';
import { NEPAL } from '../countries/states.ts';
import { defineEndpoint } from '../defineEndpoint.ts';
import { EMAIL } from '../email.ts';
import { missingRecord, withoutToken } from '../pact/interactions.ts';
import { signedInAs } from '../pact/states.ts';
import { fromState } from '../pact/stateValue.ts';
import { recordEndpoints } from '../recordEndpoints.ts';
import { FORM_ERRORS } from '../schemas/formErrors.ts';
import { changeOf, day, id, ids, text, wholeCheck, yesNo } from '../schemas/formFields.ts';
import { History, Writer } from '../schemas/history.ts';
import { Email, each, LanguageCode, like, MiniCountry, Moment, sometimes } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { AssessmentType, Day, PerFile } from './schemas.ts';
import { aCycle, aDraftCycle } from './states.ts';

/*
 * The overview of a cycle: its first step, and its name in all addresses. It is written by those who look after its country
 * (`perRules.manage`); once it is set up (`is_draft` false) the assessment has begun, and `FROZEN_FIELDS` stay as they are.
 * What follows: `steps.ts`.
 */

/** What can be wrong with an overview beyond what can be in any form, by key; translated as `perErrors`. */
export const OWN_PER_ERRORS = {
  oneDate: 'Enter the date of the orientation or of the assessment.',
  revisionBeforeDevelopment: 'The revision must not be before the development.',
  frozen: 'This cannot be changed any more: the process was set up.',
  setUpOnce: 'The process was set up already: it does not become a draft again.',
  otherCountry: 'Choose a country that you look after as a PER administrator.',
} as const;
export const PER_ERRORS = { ...FORM_ERRORS, ...OWN_PER_ERRORS } as const;
const E = PER_ERRORS;

export const ASSESSMENT_METHODS = ['per', 'drce', 'wpns'] as const;

/** Whom to ask: `_name`, `_email`, `_phone` of each, and one more of some. */
export const PER_CONTACTS = [
  'ns_focal_point',
  'ns_second_focal_point',
  'partner_focal_point',
  'facilitator',
] as const;
export const CONTACT_EMAILS = PER_CONTACTS.map((who) => `${who}_email` as const);
const CONTACT_TEXTS = [
  ...PER_CONTACTS.flatMap((who) => [`${who}_name`, `${who}_phone`] as const),
  'partner_focal_point_organization',
  'facilitator_contact',
] as const;
const SWITCHES = [
  'assess_preparedness_of_country',
  'assess_urban_aspect_of_country',
  'assess_climate_environment_of_country',
  'assess_migration_aspect_of_country',
] as const;
const CONTACT_LENGTH = 90;

const email = () =>
  z.nullish(
    z.string(E.required).check(
      z.maxLength(CONTACT_LENGTH, E.textTooLong),
      z.refine((value) => value === '' || EMAIL.test(value), E.invalidEmail),
    ),
  );
const optionalDay = () => z.nullish(day());

/** Every field of an overview that people write. What stands of the cycle before is the server's. */
export const perOverviewFields = {
  country: id(E.required),
  date_of_orientation: optionalDay(),
  orientation_documents: ids(),
  date_of_assessment: optionalDay(),
  /** An id of `overviewassessmenttypes` of the options. */
  type_of_assessment: z.nullish(id()),
  branches_involved: text(400),
  assessment_method: z.nullish(z.enum(ASSESSMENT_METHODS, E.invalidChoice)),
  ...each(SWITCHES, yesNo),
  workplan_development_date: optionalDay(),
  workplan_revision_date: optionalDay(),
  ...each(CONTACT_TEXTS, () => text(CONTACT_LENGTH)),
  ...each(CONTACT_EMAILS, email),
  /** True until the process is set up. `@default` true */
  is_draft: z.optional(z.boolean(E.invalidChoice)),
};

/** An overview as it may be written: one of its two dates at least, and to be set up the assessment's with its type. */
export const PerOverview = z.object(perOverviewFields).check(
  wholeCheck((body, refuse) => {
    const isSetUp = body.is_draft === false;
    const { date_of_orientation, date_of_assessment, type_of_assessment } = body;
    if (!date_of_assessment) {
      if (isSetUp) refuse(E.required, 'date_of_assessment');
      else if (!date_of_orientation) refuse(E.oneDate, 'date_of_orientation');
    }
    if ((isSetUp || date_of_assessment) && typeof type_of_assessment !== 'number')
      refuse(E.required, 'type_of_assessment');
    const { workplan_development_date: developed, workplan_revision_date: revised } = body;
    if (isLikelyDay(developed) && isLikelyDay(revised) && revised < developed)
      refuse(E.revisionBeforeDevelopment, 'workplan_revision_date');
  }),
);
export type PerOverviewBody = z.infer<typeof PerOverview>;
export const PerOverviewChange = changeOf(perOverviewFields);

const words = () => z.nullish(z.string());

/** An overview as it is read. `phase`: a key of `per_perphases`; `assessment_number` counts the cycles of its country from 1. */
export const WrittenPerOverview = z.object({
  id: z.int(),
  country: z.nullish(z.int()),
  country_details: z.nullish(MiniCountry),
  assessment_number: z.nullish(z.int()),
  phase: z.nullish(like(z.int(), 1)),
  is_draft: z.optional(z.boolean()),
  date_of_orientation: z.nullish(Day),
  date_of_assessment: z.nullish(Day),
  type_of_assessment: z.nullish(z.int()),
  type_of_assessment_details: z.nullish(AssessmentType),
  date_of_previous_assessment: z.nullish(Day),
  type_of_previous_assessment: z.nullish(z.int()),
  assessment_method: z.nullish(like(z.string(), 'per')),
  branches_involved: words(),
  ...each(SWITCHES, () => z.nullish(z.boolean())),
  workplan_development_date: z.nullish(Day),
  workplan_revision_date: z.nullish(Day),
  ...each(CONTACT_TEXTS, words),
  ...each(CONTACT_EMAILS, () => z.nullish(Email)),
  orientation_documents: z.optional(z.array(z.int())),
  orientation_documents_details: sometimes(z.array(PerFile)),
  created_at: Moment,
  updated_at: Moment,
  user_details: sometimes(z.nullable(Writer)),
  modified_by_details: sometimes(z.nullable(Writer)),
  translation_module_original_language: z.optional(LanguageCode),
  history: History,
});

const aPerAdmin = signedInAs('per-admin');
const NEW = {
  country: NEPAL,
  date_of_orientation: '2026-05-01',
  date_of_assessment: '2026-06-01',
  type_of_assessment: 1,
  ns_focal_point_name: 'Anita Rai',
};

/** An overview. Errors also: 404 for whoever may not see it, 400 for a change in another language than it was written in. Source: GO API, `api_v2_per_overview_retrieve`, `…_create`, `…_partial_update`. */
export const perOverviewEndpoints = recordEndpoints({
  name: 'a PER overview',
  path: '/api/v2/per-overview/',
  subject: 'per',
  token: 'required',
  language: 'current',
  schema: PerOverview,
  change: PerOverviewChange,
  answer: WrittenPerOverview,
  promises: {
    exists: aDraftCycle,
    as: 'per-admin',
    body: NEW,
    change: { branches_involved: 'Kathmandu, Lalitpur' },
    wrong: {
      title: 'with a name that is too long',
      body: { ...NEW, facilitator_name: 'x'.repeat(91) },
    },
  },
});
export const {
  read: perOverviewEndpoint,
  create: createPerOverviewEndpoint,
  update: updatePerOverviewEndpoint,
} = perOverviewEndpoints;

const noCountry = missingRecord('country');

/**
 * The cycle that a country had last; all but the contact is null where it had none. Errors: `server` 401, 403 for guests, 404 for
 * no such country. Source: GO API, `api_v2_country_latest_per_overview_retrieve`.
 */
export const latestPerOverviewEndpoint = defineEndpoint({
  title: 'the latest PER overview of a country',
  path: '/api/v2/country/{id}/latest-per-overview/',
  token: 'required',
  touches: ['per'],
  answer: z.object({
    id: sometimes(z.int()),
    assessment_number: z.nullish(z.int()),
    date_of_assessment: z.nullish(Day),
    type_of_assessment: sometimes(z.nullable(AssessmentType)),
    phase: z.nullish(like(z.int(), 2)),
    phase_display: sometimes(z.nullable(z.string())),
  }),
  interactions: [
    {
      ...noCountry,
      given: [aPerAdmin, ...(noCountry.given ?? [])],
      isSignedIn: true,
      extension: 'strictness',
    },
    { given: [aCycle, aPerAdmin], isSignedIn: true, path: { id: fromState('country', aCycle[1].country) } },
    {
      ...withoutToken,
      given: [aCycle],
      path: { id: fromState('country', aCycle[1].country) },
      extension: 'strictness',
    },
  ],
});
