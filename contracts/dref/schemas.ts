import * as z from 'zod/mini';
import { isDay } from '#rules/dates.ts';
import {
  DREF_ONSET,
  DREF_TYPE,
  type DrefStage,
  IMMINENT_COSTS,
  imminentCosts,
  LONGEST_OPERATION,
  PROPOSED,
} from '#rules/dref.ts';
import { EMAIL } from '../email.ts';
import { FORM_ERRORS } from '../schemas/formErrors.ts';
import {
  changeOf,
  choice,
  count,
  day,
  each,
  figureOr0,
  id,
  ids,
  isBlank,
  listOf,
  text,
  wholeCheck,
  wholeNumber,
  yesNo,
} from '../schemas/formFields.ts';
import { History, Writer } from '../schemas/history.ts';
import {
  DisasterType,
  LanguageCode,
  like,
  MiniCountry,
  Moment,
  SeverityLevel,
  Society,
  sometimes,
  WebAddress,
} from '../schemas/shared.ts';
import { ACTION_TITLES, DREF_COMMON, DREF_OWN, INTERVENTION_TITLES, NEED_TITLES } from './fields.ts';

/** What can be wrong with a DREF beyond what can be in any form, by key; translated as `drefErrors`. */
export const OWN_DREF_ERRORS = {
  percentage: 'Enter a percentage from 0 to 100.',
  timeframe: 'An operation takes at most 30 months.',
  moreThanAll: 'Urban and rural cannot be more than 100% together.',
  endBeforeStart: 'The end must not be before the start.',
  link: 'Enter a web address that begins with http:// or https://.',
  captionTooLong: 'A caption has at most 80 characters.',
  tooManyPhotos: 'At most 4 photos can be added.',
  noAction: 'Add at least one proposed action.',
  noActivity: 'Early actions need at least one activity.',
  notSplit: 'The budgets of the proposed actions must add up to CHF 75,000.',
  costs: 'This figure follows from the others. Open the form again.',
  moreThanTargeted: 'Men and women cannot be more than all who are targeted.',
} as const;
export const DREF_ERRORS = { ...FORM_ERRORS, ...OWN_DREF_ERRORS } as const;
const E = DREF_ERRORS;

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

type Row = Readonly<Record<string, unknown>>;
/** Rows as far as there are any: rules meet fields that are wrong, too. */
const rowsOf = (value: unknown) => (Array.isArray(value) ? value : []).map((its) => (its ?? {}) as Row);
const sumOf = (rows: readonly Row[], field: string) =>
  rows.reduce((sum, its) => sum + figureOr0(its[field]), 0);
const WEB_ADDRESS = /^https?:\/\/[^\s/]+\.[^\s]+$/i;

type Refuse = (message: string, ...path: (string | number)[]) => void;
/** A body as rules look at it: of its fields some may be wrong or missing. */
type Unchecked = Readonly<Record<string, unknown>>;

/** Two days of which the second must not come first. */
const PERIODS = [
  ['date_of_approval', 'end_date'],
  ['new_operational_start_date', 'new_operational_end_date'],
  ['reporting_start_date', 'reporting_end_date'],
  ['operation_start_date', 'operation_end_date'],
] as const;

/** What a stage needs beyond its single fields, whichever it is. */
function commonRules(body: Unchecked, refuse: Refuse): void {
  if (typeof body.title === 'string' && isBlank(body.title)) refuse(E.required, 'title');
  for (const name of DREF_COMMON.emails)
    if (!isBlank(body[name]) && !EMAIL.test(String(body[name]).trim())) refuse(E.invalidEmail, name);
  if (figureOr0(body.people_per_urban) + figureOr0(body.people_per_local) > 100)
    refuse(E.moreThanAll, 'people_per_local');
  for (const [from, until] of PERIODS) {
    const [start, end] = [body[from], body[until]];
    if (isDay(start) && isDay(end) && end < start) refuse(E.endBeforeStart, until);
  }
  for (const [index, { source_name, source_link }] of rowsOf(body.source_information).entries()) {
    if (isBlank(source_name)) refuse(E.required, 'source_information', index, 'source_name');
    if (isBlank(source_link)) refuse(E.required, 'source_information', index, 'source_link');
    else if (!WEB_ADDRESS.test(String(source_link).trim()))
      refuse(E.link, 'source_information', index, 'source_link');
  }
  for (const [field, needed] of REQUIRED_IN_ROWS)
    for (const [index, its] of rowsOf(body[field]).entries())
      for (const name of needed) if (isBlank(its[name])) refuse(E.required, field, index, name);
  for (const [index, its] of rowsOf(body.planned_interventions).entries()) {
    for (const [at, indicator] of rowsOf(its.indicators).entries())
      if (isBlank(indicator.title))
        refuse(E.required, 'planned_interventions', index, 'indicators', at, 'title');
    const parts = figureOr0(its.male) + figureOr0(its.female);
    if (typeof its.person_targeted === 'number' && parts > its.person_targeted)
      refuse(E.moreThanTargeted, 'planned_interventions', index, 'person_targeted');
  }
}

/** Texts of rows that cannot be left empty. */
const REQUIRED_IN_ROWS = [
  ['national_society_actions', ['description']],
  ['needs_identified', ['description']],
  ['risk_security', ['risk', 'mitigation']],
] as const;

/** What an imminent DREF needs: its money split between its actions, and the figures that follow. */
function imminentRules(body: Unchecked, refuse: Refuse): void {
  if (body.type_of_dref !== DREF_TYPE.imminent) return;
  const actions = rowsOf(body.proposed_action);
  if (actions.length === 0) refuse(E.noAction, 'proposed_action');
  for (const [index, { proposed_type, total_budget, activities }] of actions.entries()) {
    if (typeof total_budget !== 'number') refuse(E.required, 'proposed_action', index, 'total_budget');
    if (proposed_type === PROPOSED.earlyAction && rowsOf(activities).length === 0)
      refuse(E.noActivity, 'proposed_action', index, 'activities');
  }
  if (actions.length > 0 && sumOf(actions, 'total_budget') !== IMMINENT_COSTS.subTotal)
    refuse(E.notSplit, 'proposed_action');
}

/** What figures that nobody types are in an application. */
function costRules(body: Unchecked, refuse: Refuse): void {
  if (body.type_of_dref !== DREF_TYPE.imminent) return;
  const costs = imminentCosts(body.is_surge_personnel_deployed === true);
  for (const [name, value] of Object.entries(costs))
    if ((body[name] ?? null) !== value) refuse(E.costs, name);
}

/** And in a final report: what was spent adds up. */
function expenditureRules(body: Unchecked, refuse: Refuse): void {
  if (body.type_of_dref !== DREF_TYPE.imminent) return;
  const actions = rowsOf(body.proposed_action);
  for (const [index, { total_expenditure }] of actions.entries())
    if (typeof total_expenditure !== 'number')
      refuse(E.required, 'proposed_action', index, 'total_expenditure');
  const subTotal = sumOf(actions, 'total_expenditure');
  if (body.sub_total_expenditure_cost !== subTotal) refuse(E.costs, 'sub_total_expenditure_cost');
  const total =
    subTotal + figureOr0(body.surge_deployment_expenditure_cost) + figureOr0(body.indirect_expenditure_cost);
  if (body.total_expenditure_cost !== total) refuse(E.costs, 'total_expenditure_cost');
}

/** Rows of updates and reports that say how much and how many. */
const REQUIRED_FIGURES = {
  update: ['budget', 'person_targeted'],
  report: ['budget', 'person_targeted', 'person_assisted'],
} as const;
const figureRules = (stage: keyof typeof REQUIRED_FIGURES) => (body: Unchecked, refuse: Refuse) => {
  for (const [index, its] of rowsOf(body.planned_interventions).entries())
    for (const name of REQUIRED_FIGURES[stage])
      if (typeof its[name] !== 'number') refuse(E.required, 'planned_interventions', index, name);
};
const provinceRules = (body: Unchecked, refuse: Refuse) => {
  if (rowsOf(body.district).length === 0) refuse(E.required, 'district');
};

const all =
  (...rules: readonly ((body: Unchecked, refuse: Refuse) => void)[]) =>
  (body: object, refuse: Refuse) => {
    for (const rule of rules) rule(body as Unchecked, refuse);
  };

/** A whole application as it may be saved: the rules of the form, on both sides. A draft needs no more than its four first fields. */
export const Dref = z.object(drefFields).check(wholeCheck(all(commonRules, imminentRules, costRules)));
export type DrefBody = z.input<typeof Dref>;
/** A whole operational update. */
export const DrefUpdate = z
  .object(drefUpdateFields)
  .check(wholeCheck(all(commonRules, figureRules('update'))));
export type DrefUpdateBody = z.input<typeof DrefUpdate>;
/** A whole final report. */
export const DrefReport = z
  .object(drefReportFields)
  .check(wholeCheck(all(commonRules, provinceRules, figureRules('report'), imminentRules, expenditureRules)));
export type DrefReportBody = z.input<typeof DrefReport>;

/** The version that a change was made on, as it was read: shorter moments are not the same to the real API. */
const version = { modified_at: z.optional(z.string()) };
/** Changes: any fields, and the version. The real API refuses a day of the event without `type_of_onset`. */
export const DrefChange = z.extend(changeOf(drefFields), version);
export const DrefUpdateChange = z.extend(changeOf(drefUpdateFields), version);
export const DrefReportChange = z.extend(changeOf(drefReportFields), version);

const figure = () => z.nullish(z.int());
const words = () => z.nullish(z.string());
const truth = () => z.nullish(z.boolean());
const Day = like(z.string(), '2026-05-01');
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

/** A stage as lists show it. */
const listed = {
  id: z.int(),
  title: words(),
  appeal_code: words(),
  created_at: Moment,
  application_type: z.string(),
  application_type_display: z.string(),
  country_details: sometimes(z.nullable(Society)),
  status: like(z.int(), 1),
  status_display: words(),
  starting_language: z.nullish(LanguageCode),
};
const ListedUpdate = z.object({
  ...listed,
  operational_update_number: figure(),
  type_of_dref: z.nullish(like(z.int(), 2)),
});
/** A row of the active ones: the application, and what has followed, newest first. */
export const ActiveDref = z.object({
  ...listed,
  disaster_type: figure(),
  type_of_dref: z.nullish(like(z.int(), 2)),
  type_of_dref_display: words(),
  date_of_approval: z.nullish(Day),
  has_ops_update: z.boolean(),
  has_final_report: z.boolean(),
  unpublished_op_update_count: z.int(),
  unpublished_final_report_count: z.int(),
  is_dref_imminent_v2: z.optional(z.boolean()),
  operational_update_details: sometimes(z.array(ListedUpdate)),
  // An object of blanks where there is none: ask `has_final_report`.
  final_report_details: sometimes(
    z.nullable(z.partial(z.object({ ...listed, status: z.nullable(listed.status) }))),
  ),
});
/** A row of the completed ones: the final report, and its application. */
export const CompletedDref = z.object({
  ...listed,
  glide_code: words(),
  date_of_publication: z.nullish(Day),
  dref: ActiveDref,
});
