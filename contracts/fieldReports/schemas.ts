import { hasBegun } from '#rules/dates.ts';
import { LARGEST_NUMBER } from '#rules/ids.ts';
import { EARLY_WARNING, EPIDEMIC, EVENT, type ReportType, reportTypeOf } from '#rules/reportType.ts';
import { ATTACHMENT_ERRORS, ATTACHMENT_LIMITS } from '../attachments.ts';
import { EMAIL } from '../email.ts';
import { FORM_ERRORS } from '../schemas/formErrors.ts';
import {
  changeOf,
  choice,
  count,
  figureOr0,
  id,
  ids,
  isBlank,
  listOf,
  MOST_IDS,
  onLikelyDay,
  text,
  wholeCheck,
  yesNo,
} from '../schemas/formFields.ts';
import { History, Writer } from '../schemas/history.ts';
import {
  DisasterType,
  Email,
  each,
  LanguageCode,
  like,
  MiniCountry,
  Moment,
  sometimes,
  WebAddress,
} from '../schemas/shared.ts';
import * as z from '../zod.ts';

/** What can be wrong with a field report beyond what can be in any form, by key; translated as `fieldReportErrors`. */
export const OWN_REPORT_ERRORS = {
  earlyWarningNoEpidemic: 'An early warning cannot be about an epidemic.',
  choiceAndAmount: 'Enter both the status of the request and its amount.',
  contactIncomplete: 'Fill in name, title, email and phone of this contact, or none of them.',
  startsInFuture: 'Enter today or an earlier day: only an early warning is about what is still to come.',
  figuresInFuture: 'Enter today or an earlier day.',
  moreDeadThanCases: 'There are more dead than cases. Correct one of the two numbers.',
  reviewVisibility: 'Reports on this country can only be visible to the IFRC and the National Society.',
} as const;
export const REPORT_ERRORS = { ...FORM_ERRORS, ...OWN_REPORT_ERRORS } as const;
const E = REPORT_ERRORS;

export { EARLY_WARNING, EPIDEMIC, EVENT, type ReportType, reportTypeOf };

const day = () =>
  z.nullish(z.iso.datetime({ offset: true, local: true, error: E.invalidDate }).check(onLikelyDay()));

/** The three who count people: Red Cross and Red Crescent, government, others. */
export const COUNTERS = ['', 'gov_', 'other_'] as const;
const counted = <const Name extends string>(...names: Name[]) =>
  names.flatMap((name) => COUNTERS.map((counter) => `${counter}${name}` as const));

/** Figures of people and cases: whole numbers, missing where unknown. */
export const COUNT_FIELDS = [
  ...counted(
    'num_injured',
    'num_dead',
    'num_missing',
    'num_affected',
    'num_displaced',
    'num_assisted',
    'num_potentially_affected',
    'num_highest_risk',
  ),
  'num_localstaff',
  'num_volunteers',
  'num_expats_delegates',
  'epi_cases',
  'epi_suspected_cases',
  'epi_probable_cases',
  'epi_confirmed_cases',
  'epi_num_dead',
  'epi_cases_since_last_fr',
  'epi_deaths_since_last_fr',
] as const;

/** What is planned, by the field of its stage (1 requested, 2 planned, 3 completed) and the field of its size. */
export const PLANNED_RESPONSE = [
  ['dref', 'dref_amount'],
  ['appeal', 'appeal_amount'],
  ['fact', 'num_fact'],
  ['emergency_response_unit', 'num_emergency_response_unit'],
  ['forecast_based_action', 'forecast_based_action_amount'],
  ['imminent_dref', 'imminent_dref_amount'],
] as const;
const STAGES = PLANNED_RESPONSE.map(([stage]) => stage);
const SIZES = PLANNED_RESPONSE.map(([, size]) => size);

export const LONG_TEXT_FIELDS = [
  'other_sources',
  'description',
  'epi_notes_since_last_fr',
  'actions_others',
  'notes_health',
  'notes_ns',
  'notes_socioeco',
] as const;
export const POPULATION_CENTRE_FIELDS = [
  'affected_pop_centres',
  'gov_affected_pop_centres',
  'other_affected_pop_centres',
] as const;

/** Who reports on what was done. */
export const ORGANIZATIONS = ['NTLS', 'FDRN', 'PNS', 'GOV'] as const;
/** The four people of a report, in the order of the form. */
export const CONTACT_TYPES = ['Originator', 'NationalSociety', 'Federation', 'Media'] as const;
export const CONTACT_FIELDS = ['name', 'title', 'email', 'phone'] as const;

const Contact = z.object({
  id: z.optional(z.int()),
  ctype: z.string().check(z.maxLength(100, E.textTooLong)),
  name: z.string().check(z.maxLength(100, E.textTooLong)),
  title: z.string().check(z.maxLength(300, E.textTooLong)),
  email: z.string().check(z.maxLength(300, E.textTooLong)),
  phone: z.optional(z.string().check(z.maxLength(50, E.textTooLong))),
});

const ActionTaken = z.object({
  id: z.optional(z.int()),
  organization: z.enum(ORGANIZATIONS, E.invalidChoice),
  actions: ids(),
  summary: text(),
});

/**
 * Kept with a report and shown on its page; the form has no field for it. `stype` is the id of a kind of source, and no call of
 * the API tells which kinds there are: a form could neither name nor offer them. Where figures come from is written into
 * `other_sources` and `epi_figures_source`; a change that leaves `sources` out keeps them. Source: emergencies facts, 8 and 11.3.
 */
const Source = z.object({ stype: id(), spec: text() });

/** Every field of a report that people write. Amounts in Swiss francs, rich text as HTML, days as moments of midnight in UTC. */
export const reportFields = {
  status: z.optional(z.literal([EARLY_WARNING, EVENT], E.invalidChoice)),
  is_covid_report: z.optional(z.boolean(E.invalidChoice)),
  event: z.nullish(id()),
  countries: listOf(id(), MOST_IDS, E.required).check(z.minLength(1, E.required)),
  districts: ids(),
  dtype: id(E.required),
  start_date: day(),
  title: text(256),
  request_assistance: yesNo(),
  ns_request_assistance: yesNo(),
  ...each(COUNT_FIELDS, count),
  ...each(LONG_TEXT_FIELDS, () => text()),
  ...each(POPULATION_CENTRE_FIELDS, () => text(512)),
  epi_figures_source: choice(0, 1, 2),
  sit_fields_date: day(),
  actions_taken: z.optional(listOf(ActionTaken)),
  bulletin: choice(0, 1, 2, 3),
  external_partners: ids(),
  supported_activities: ids(),
  sources: z.optional(listOf(Source)),
  /** Ids of files that wait for a report, or are its own already. An addition of ours, see `files.ts`. */
  files: z.optional(z.array(id()).check(z.maxLength(ATTACHMENT_LIMITS.count, ATTACHMENT_ERRORS.tooMany))),
  ...each(STAGES, () => choice(0, 1, 2, 3)),
  ...each(SIZES, () => z.nullish(z.number(E.positiveNumber))),
  contacts: z.optional(listOf(Contact)),
  visibility: z.optional(z.literal([1, 2, 3, 4], E.invalidChoice)),
};

const isToCome = (moment: unknown) => typeof moment === 'string' && !hasBegun(moment.slice(0, 10));

const isEmail = (value: string) => EMAIL.test(value.trim());

const Fields = z.object(reportFields);

/** What a report needs beyond its single fields. Of these some may be wrong or missing: who writes shall hear of everything at once. */
const rules = wholeCheck<z.output<typeof Fields>>((report, refuse) => {
  const type = reportTypeOf(report);

  if (report.status === EARLY_WARNING && report.dtype === EPIDEMIC) refuse(E.earlyWarningNoEpidemic, 'dtype');
  if (!report.start_date) refuse(E.required, 'start_date');
  else if (type !== 'EW' && isToCome(report.start_date)) refuse(E.startsInFuture, 'start_date');
  if (isToCome(report.sit_fields_date)) refuse(E.figuresInFuture, 'sit_fields_date');
  // Both since the outbreak began; other types keep no cases.
  if (typeof report.epi_cases === 'number' && figureOr0(report.epi_num_dead) > report.epi_cases)
    refuse(E.moreDeadThanCases, 'epi_num_dead');
  if (type !== 'COVID' && isBlank(report.title)) refuse(E.required, 'title');

  for (const [stage, size] of PLANNED_RESPONSE) {
    const amount = report[size];
    // A stored 0 stands for "not asked for".
    const isAsked = Boolean(report[stage]);
    const isSized = amount !== null && amount !== undefined;
    if (isSized && (!Number.isInteger(amount) || amount <= 0)) refuse(E.positiveNumber, size);
    else if (isSized && amount > LARGEST_NUMBER) refuse(E.numberTooLarge, size);
    else if (isAsked && !isSized) refuse(E.choiceAndAmount, size);
    if (isSized && !isAsked) refuse(E.choiceAndAmount, stage);
  }

  const contacts = Array.isArray(report.contacts) ? report.contacts : [];
  for (const [index, contact] of contacts.entries()) {
    for (const field of CONTACT_FIELDS) {
      if (isBlank(contact?.[field])) refuse(E.contactIncomplete, 'contacts', index, field);
    }
    if (!isBlank(contact?.email) && !isEmail(contact.email))
      refuse(E.invalidEmail, 'contacts', index, 'email');
  }
});

/** A whole report as it may be saved: the rules of the form, on both sides. Source: emergencies facts, 11.1 to 11.5. */
export const FieldReport = Fields.check(rules);

export type FieldReportBody = z.input<typeof FieldReport>;

/** A change of a report: any of its fields. */
export const FieldReportChange = changeOf(reportFields);

/** A photo or document of a report. `file` is where whoever was told of it can fetch it, for some hours. */
export const AttachedFile = z.object({
  id: z.int(),
  client_id: z.string(),
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  media_type: like(z.string(), 'image/jpeg'),
  file: WebAddress,
});

/** A report as it is read back: what was written, and what the server made of it. */
export const WrittenReport = z.object({
  id: z.int(),
  summary: z.nullish(z.string()),
  title: z.nullish(z.string()),
  status: z.optional(like(z.int(), 9)),
  is_covid_report: z.optional(z.boolean()),
  visibility: z.optional(like(z.int(), 3)),
  dtype: z.int(),
  countries: z.array(z.int()),
  districts: z.optional(z.array(z.int())),
  event: z.nullish(z.int()),
  event_details: z.nullish(z.object({ id: z.int(), name: z.nullish(z.string()) })),
  start_date: z.nullish(Moment),
  sit_fields_date: z.nullish(Moment),
  request_assistance: z.nullish(z.boolean()),
  ns_request_assistance: z.nullish(z.boolean()),
  ...each(COUNT_FIELDS, () => z.nullish(z.int())),
  ...each(LONG_TEXT_FIELDS, () => z.nullish(z.string())),
  ...each(POPULATION_CENTRE_FIELDS, () => z.nullish(z.string())),
  ...each(STAGES, () => z.nullish(like(z.int(), 1))),
  ...each(SIZES, () => z.nullish(z.int())),
  epi_figures_source: z.nullish(like(z.int(), 1)),
  bulletin: z.nullish(like(z.int(), 1)),
  external_partners: z.optional(z.array(z.int())),
  supported_activities: z.optional(z.array(z.int())),
  sources: z.optional(z.array(z.object({ stype: z.int(), spec: z.nullish(z.string()) }))),
  actions_taken: z.optional(
    z.array(
      z.object({
        id: z.int(),
        organization: like(z.string(), 'NTLS'),
        actions: z.optional(z.array(z.int())),
        actions_details: sometimes(
          z.array(z.object({ id: z.int(), name: z.optional(z.string()), category: z.optional(z.string()) })),
        ),
        summary: z.nullish(z.string()),
      }),
    ),
  ),
  dtype_details: DisasterType,
  countries_details: z.array(MiniCountry),
  regions_details: sometimes(z.array(z.object({ id: z.int(), region_name: z.string() }))),
  districts_details: sometimes(z.array(z.object({ id: z.int(), name: z.string() }))),
  external_partners_details: sometimes(z.array(z.object({ id: z.int(), name: z.optional(z.string()) }))),
  supported_activities_details: sometimes(z.array(z.object({ id: z.int(), name: z.optional(z.string()) }))),
  epi_figures_source_display: z.nullish(z.string()),
  visibility_display: z.string(),
  report_date: z.nullish(Moment),
  created_at: Moment,
  // Visitors are not told who wrote it.
  user: sometimes(z.nullable(z.int())),
  user_details: sometimes(z.nullable(Writer)),
  // The real API does not say who changed it.
  modified_by_details: sometimes(z.nullable(Writer)),
  history: History,
  contacts: z.optional(
    z.array(
      z.object({
        id: z.int(),
        ctype: z.optional(z.string()),
        name: z.string(),
        title: z.string(),
        email: Email,
        phone: z.optional(z.string()),
      }),
    ),
  ),
  // No field report of the real API has files.
  files: sometimes(z.array(z.int())),
  files_details: sometimes(z.array(AttachedFile)),
  updated_at: Moment,
  translation_module_original_language: z.optional(LanguageCode),
});
