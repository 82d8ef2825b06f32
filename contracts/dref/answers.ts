import type { DrefStage } from '#rules/dref.ts';
import { History, Writer } from '../schemas/history.ts';
import {
  DisasterType,
  each,
  LanguageCode,
  like,
  MiniCountry,
  Moment,
  SeverityLevel,
  sometimes,
  WebAddress,
} from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { DREF_COMMON, DREF_OWN } from './fields.ts';
import { Day, figure, truth, words } from './read.ts';

/** A file as it is read. Without an address it was uploaded empty. */
export const DrefFile = z.object({
  id: z.int(),
  file: z.nullish(WebAddress),
  caption: words(),
  client_id: words(),
});
const file = () => sometimes(z.nullable(DrefFile));
const details = <const Name extends string>(names: readonly Name[]) =>
  each(
    names.map((name) => `${name}_details` as const),
    file,
  );

const WrittenIndicator = z.object({ id: z.int(), title: words(), target: figure(), actual: figure() });
const titled = {
  id: z.int(),
  title: z.string(),
  title_display: z.string(),
  image_url: z.nullish(WebAddress),
};
const writtenRows = {
  national_society_actions: sometimes(z.array(z.object({ ...titled, description: words() }))),
  needs_identified: sometimes(z.array(z.object({ ...titled, description: words() }))),
  planned_interventions: sometimes(
    z.array(
      z.object({
        ...titled,
        ...each(['budget', 'person_targeted', 'person_assisted', 'male', 'female'], figure),
        ...each(
          [
            'description',
            'progress_towards_outcome',
            'narrative_description_of_achievements',
            'lessons_learnt',
            'challenges',
          ],
          words,
        ),
        indicators: sometimes(z.array(WrittenIndicator)),
      }),
    ),
  ),
  risk_security: sometimes(
    z.array(z.object({ id: z.int(), client_id: words(), risk: words(), mitigation: words() })),
  ),
  source_information: sometimes(
    z.array(z.object({ id: z.int(), client_id: words(), source_name: words(), source_link: words() })),
  ),
};
const WrittenProposedAction = z.object({
  id: z.int(),
  proposed_type: like(z.int(), 1),
  proposed_type_display: z.string(),
  total_budget: figure(),
  total_expenditure: figure(),
  activities: sometimes(z.array(z.object({ id: z.int(), sector: z.int(), activity: words() }))),
});

/** What every stage tells beside what was written. */
const told = {
  id: z.int(),
  status: like(z.int(), 1),
  created_at: Moment,
  created_by_details: sometimes(z.nullable(Writer)),
  modified_at: Moment,
  modified_by_details: sometimes(z.nullable(Writer)),
  users_details: sometimes(z.array(Writer)),
  country_details: sometimes(z.nullable(MiniCountry)),
  disaster_type_details: sometimes(z.nullable(DisasterType)),
  disaster_category_display: words(),
  district_details: sometimes(z.array(z.object({ id: z.int(), name: z.string() }))),
  type_of_dref_display: words(),
  type_of_onset_display: words(),
  starting_language: z.nullish(LanguageCode),
  translation_module_original_language: z.optional(LanguageCode),
  history: History,
};

const readCommon = {
  ...told,
  national_society: figure(),
  title: words(),
  type_of_dref: z.nullish(like(z.int(), 2)),
  type_of_onset: z.nullish(like(z.int(), 2)),
  disaster_category: SeverityLevel,
  country: figure(),
  disaster_type: figure(),
  district: z.optional(z.array(z.int())),
  ...each([...DREF_COMMON.texts, ...DREF_COMMON.shortTexts, ...DREF_COMMON.names], words),
  ...each([...DREF_COMMON.emails, ...DREF_COMMON.phones], words),
  ...each(DREF_COMMON.counts, figure),
  ...each(DREF_COMMON.percentages, () => z.nullish(z.number())),
  ...each(DREF_COMMON.answers, truth),
  ...each(DREF_COMMON.days, () => z.nullish(Day)),
  ...each(DREF_COMMON.documents, figure),
  ...details(DREF_COMMON.documents),
  ...each(DREF_COMMON.photos, file),
  ...each(DREF_COMMON.albums, () => sometimes(z.nullable(z.array(DrefFile)))),
  ...writtenRows,
};

const readOwn = <const Stage extends DrefStage>(stage: Stage) => {
  const own = DREF_OWN[stage] as (typeof DREF_OWN)[Stage];
  return {
    ...each(own.texts as (typeof DREF_OWN)[Stage]['texts'], words),
    ...each(own.shortTexts as (typeof DREF_OWN)[Stage]['shortTexts'], words),
    ...each(own.counts as (typeof DREF_OWN)[Stage]['counts'], figure),
    ...each(own.timeframes as (typeof DREF_OWN)[Stage]['timeframes'], figure),
    ...each(own.answers as (typeof DREF_OWN)[Stage]['answers'], truth),
    ...each(own.days as (typeof DREF_OWN)[Stage]['days'], () => z.nullish(Day)),
    ...each(own.documents as (typeof DREF_OWN)[Stage]['documents'], figure),
    ...details(own.documents as readonly (typeof DREF_OWN)[Stage]['documents'][number][]),
    ...each(own.albums as (typeof DREF_OWN)[Stage]['albums'], () => sometimes(z.nullable(z.array(DrefFile)))),
  };
};

/** Another stage as its own process names it. */
export const StageReference = z.object({
  id: z.int(),
  title: words(),
  status: like(z.int(), 1),
  status_display: words(),
});

/** An application as it is read back. */
export const WrittenDref = z.object({
  ...readCommon,
  ...readOwn('application'),
  field_report: figure(),
  proposed_action: sometimes(z.array(WrittenProposedAction)),
  budget_file_preview: z.nullish(WebAddress),
  is_active: truth(),
  is_dref_imminent_v2: z.optional(z.boolean()),
  dref_access_user_list: sometimes(z.nullable(z.array(z.int()))),
  operational_update_details: sometimes(
    z.array(z.extend(StageReference, { operational_update_number: figure() })),
  ),
  // An object of blanks where there is none.
  final_report_details: sometimes(z.nullable(z.partial(StageReference))),
});
/** An operational update. */
export const WrittenDrefUpdate = z.object({
  ...readCommon,
  ...readOwn('update'),
  dref: z.int(),
  operational_update_number: figure(),
  budget_file_preview: z.nullish(WebAddress),
});
/** A final report. */
export const WrittenDrefReport = z.object({
  ...readCommon,
  ...readOwn('report'),
  dref: z.int(),
  proposed_action: sometimes(z.array(WrittenProposedAction)),
  is_dref_imminent_v2: z.optional(z.boolean()),
  financial_report_preview: z.nullish(WebAddress),
});
