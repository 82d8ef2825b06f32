import { DREF_ONSET, DREF_TYPE, type DrefStage, LONGEST_OPERATION, PROPOSED } from '#rules/dref.ts';
import {
  changeOf,
  choice,
  count,
  day,
  id,
  ids,
  listOf,
  text,
  wholeCheck,
  wholeNumber,
  yesNo,
} from '../schemas/formFields.ts';
import { each } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { DREF_ERRORS as E } from './errors.ts';
import { ACTION_TITLES, DREF_COMMON, DREF_OWN, INTERVENTION_TITLES, NEED_TITLES } from './fields.ts';
import { applicationRules, reportRules, updateRules } from './rules.ts';

/** The most photos of an album; documents of a kind are one. */
export const MOST_PHOTOS = 4;
export const CAPTION_LENGTH = 80;

const percentage = () =>
  z.nullish(z.number(E.percentage).check(z.minimum(0, E.percentage), z.maximum(100, E.percentage)));
const oneOf = <const Values extends readonly string[]>(values: Values) => z.enum([...values], E.required);
const row = <Fields extends Readonly<Record<string, z.core.$ZodType>>>(fields: Fields) =>
  z.object({ id: z.optional(z.int()), ...fields });

/** A file as records name it: it was uploaded before. */
const Photo = z.object({
  id: id(),
  caption: z.nullish(z.string().check(z.maxLength(CAPTION_LENGTH, E.captionTooLong))),
  client_id: z.nullish(z.string().check(z.maxLength(50))),
});
const document = () => z.nullish(id());

const Need = row({ title: oneOf(NEED_TITLES), description: text() });
const Action = row({ title: oneOf(ACTION_TITLES), description: text() });
const Risk = row({ client_id: text(50), risk: text(), mitigation: text() });
const Source = row({ client_id: text(50), source_name: text(255), source_link: text(255) });
const Indicator = row({ title: text(255), target: count(), actual: count() });
const Intervention = row({
  title: oneOf(INTERVENTION_TITLES),
  ...each(['budget', 'person_targeted', 'person_assisted', 'male', 'female'], count),
  ...each(
    [
      'description',
      'progress_towards_outcome',
      'narrative_description_of_achievements',
      'lessons_learnt',
      'challenges',
    ],
    () => text(),
  ),
  indicators: z.optional(listOf(Indicator)),
});
const ProposedAction = row({
  proposed_type: z.literal(Object.values(PROPOSED), E.required),
  total_budget: count(),
  total_expenditure: count(),
  activities: z.optional(listOf(row({ sector: id(E.required), activity: text() }))),
});

/** Lists of rows of all stages; `id`: of one that is there already. */
const commonRows = {
  national_society_actions: z.optional(listOf(Action)),
  needs_identified: z.optional(listOf(Need)),
  planned_interventions: z.optional(listOf(Intervention)),
  risk_security: z.optional(listOf(Risk)),
  source_information: z.optional(listOf(Source)),
};

const common = {
  national_society: id(E.required),
  title: z.string(E.required).check(z.maxLength(255, E.textTooLong)),
  type_of_dref: z.literal(Object.values(DREF_TYPE), E.required),
  type_of_onset: z.literal(Object.values(DREF_ONSET), E.required),
  disaster_category: choice(0, 1, 2),
  country: z.nullish(id()),
  disaster_type: z.nullish(id()),
  district: ids(),
  ...each(DREF_COMMON.texts, () => text()),
  ...each(DREF_COMMON.shortTexts, () => text(500)),
  ...each([...DREF_COMMON.names, ...DREF_COMMON.emails], () => text(255)),
  ...each(DREF_COMMON.phones, () => text(100)),
  ...each(DREF_COMMON.counts, count),
  ...each(DREF_COMMON.percentages, percentage),
  ...each(DREF_COMMON.answers, yesNo),
  ...each(DREF_COMMON.days, () => z.nullish(day())),
  ...each(DREF_COMMON.documents, document),
  ...each(DREF_COMMON.photos, () => z.nullish(Photo)),
  ...each(DREF_COMMON.albums, () =>
    z.optional(z.array(Photo).check(z.maxLength(MOST_PHOTOS, E.tooManyPhotos))),
  ),
  ...commonRows,
};

const ownOf = <const Stage extends DrefStage>(stage: Stage) => {
  // Each stage has the same kinds of fields; which of them, its table says.
  const own = DREF_OWN[stage] as (typeof DREF_OWN)[Stage];
  return {
    ...each(own.texts as (typeof DREF_OWN)[Stage]['texts'], () => text()),
    ...each(own.shortTexts as (typeof DREF_OWN)[Stage]['shortTexts'], () => text(500)),
    ...each(own.counts as (typeof DREF_OWN)[Stage]['counts'], count),
    ...each(own.timeframes as (typeof DREF_OWN)[Stage]['timeframes'], timeframe),
    ...each(own.answers as (typeof DREF_OWN)[Stage]['answers'], yesNo),
    ...each(own.days as (typeof DREF_OWN)[Stage]['days'], () => z.nullish(day())),
    ...each(own.documents as (typeof DREF_OWN)[Stage]['documents'], document),
    ...each(own.albums as (typeof DREF_OWN)[Stage]['albums'], () => z.optional(listOf(Photo))),
  };
};
const timeframe = () => z.nullish(wholeNumber().check(z.maximum(LONGEST_OPERATION, E.timeframe)));

const proposed = { proposed_action: z.optional(listOf(ProposedAction)) };

/** Every field of an application that people write. Amounts in Swiss francs, timeframes in months, of imminent ones in days. */
export const drefFields = { ...common, ...ownOf('application'), ...proposed, field_report: z.nullish(id()) };
/** Of an operational update. */
export const drefUpdateFields = { ...common, ...ownOf('update') };
/** Of the final report, which has at least one province. */
export const drefReportFields = {
  ...common,
  ...ownOf('report'),
  ...proposed,
  country: id(E.required),
};

/** A whole application as it may be saved: the rules of the form, on both sides. A draft needs no more than its four first fields. */
export const Dref = z.object(drefFields).check(wholeCheck(applicationRules));
export type DrefBody = z.input<typeof Dref>;
/** A whole operational update. */
export const DrefUpdate = z.object(drefUpdateFields).check(wholeCheck(updateRules));
export type DrefUpdateBody = z.input<typeof DrefUpdate>;
/** A whole final report. */
export const DrefReport = z.object(drefReportFields).check(wholeCheck(reportRules));
export type DrefReportBody = z.input<typeof DrefReport>;

/** The version that a change was made on, as it was read: shorter moments are not the same to the real API. */
const version = { modified_at: z.optional(z.string()) };
/** Changes: any fields, and the version. The real API refuses a day of the event without `type_of_onset`. */
export const DrefChange = z.extend(changeOf(drefFields), version);
export const DrefUpdateChange = z.extend(changeOf(drefUpdateFields), version);
export const DrefReportChange = z.extend(changeOf(drefReportFields), version);
