import { INTERVENTION_TITLES, NEED_TITLES } from '#contracts/dref/fields.ts';
import {
  CAPTION_LENGTH,
  type DrefBody,
  type DrefReportBody,
  type DrefUpdateBody,
  MOST_PHOTOS,
} from '#contracts/dref/schemas.ts';
import { figureOr0 } from '#contracts/schemas/formFields.ts';
import type { FormRow } from '#machines/formValues.ts';
import {
  DREF_ONSET,
  DREF_TYPE,
  type DrefStage,
  endOfOperation,
  imminentCosts,
  type LengthUnit,
  MAYBE_MAN_MADE,
} from '#rules/dref.ts';
import { type AttachedValue, type FileField, PHOTO_ENDINGS } from '#src/forms/attachments/attached.ts';
import type { Filled } from '#src/forms/definition.ts';

interface Row extends FormRow {
  readonly id?: number | undefined;
}
type Optional<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | undefined };

export interface TitledRow extends Row, Optional<{ title: string; description: string }> {}
export interface RiskRow extends Row, Optional<{ risk: string; mitigation: string }> {}
export interface SourceRow extends Row, Optional<{ source_name: string; source_link: string }> {}
export interface IndicatorRow extends Row, Optional<{ title: string; target: number; actual: number }> {}
export interface InterventionRow
  extends TitledRow,
    Optional<{
      budget: number;
      person_targeted: number;
      person_assisted: number;
      male: number;
      female: number;
      progress_towards_outcome: string;
      narrative_description_of_achievements: string;
      lessons_learnt: string;
      challenges: string;
      indicators: readonly IndicatorRow[];
    }> {}
export interface ActivityRow extends Row, Optional<{ sector: number; activity: string }> {}
export interface ProposedRow
  extends Row,
    Optional<{
      proposed_type: number;
      total_budget: number;
      total_expenditure: number;
      activities: readonly ActivityRow[];
    }> {}

interface Rows {
  readonly national_society_actions?: readonly TitledRow[] | undefined;
  readonly needs_identified?: readonly TitledRow[] | undefined;
  readonly planned_interventions?: readonly InterventionRow[] | undefined;
  readonly risk_security?: readonly RiskRow[] | undefined;
  readonly source_information?: readonly SourceRow[] | undefined;
  readonly proposed_action?: readonly ProposedRow[] | undefined;
}

const photos = { most: MOST_PHOTOS, endings: PHOTO_ENDINGS, captions: CAPTION_LENGTH };
const photo = { ...photos, most: 1 };
const document: FileField = { most: 1, endings: ['pdf', 'docx', 'pptx'] };
const pdf: FileField = { most: 1, endings: ['pdf'] };

/** The fields of files of all stages, and what may be in each. */
export const DREF_FILES = {
  event_map_file: photo,
  cover_image_file: photo,
  images_file: photos,
  photos_file: photos,
  disaster_category_analysis: document,
  supporting_document: document,
  scenario_analysis_supporting_document: document,
  contingency_plans_supporting_document: document,
  assessment_report: { ...document, endings: [...document.endings, 'xlsx'] },
  targeting_strategy_support_file: document,
  budget_file: pdf,
  financial_report: pdf,
} as const satisfies Readonly<Record<string, FileField>>;
export type FileFieldName = keyof typeof DREF_FILES;
/** Of these the ones that are a list in a body, and those that are one photo; the others are ids. */
export const ALBUMS: readonly string[] = ['images_file', 'photos_file'];
export const PHOTOS: readonly string[] = ['event_map_file', 'cover_image_file'];

/** Keys of enumerations. */
interface Chosen {
  readonly type_of_dref?: number | undefined;
  readonly type_of_onset?: number | undefined;
  readonly disaster_category?: number | undefined;
}
type Files = { readonly [Name in FileFieldName]?: readonly AttachedValue[] | undefined };
type AllBodies = DrefBody & Omit<DrefUpdateBody, keyof DrefBody> & Omit<DrefReportBody, keyof DrefBody>;

/**
 * What is in the form of any stage, by the API's names. What is hidden stays here, so that another type brings it back; it is
 * not sent.
 */
export interface DrefValues
  extends Omit<Filled<AllBodies>, keyof Rows | FileFieldName | keyof Chosen>,
    Rows,
    Files,
    Chosen {
  /** Of an imminent one whether it has proposed actions and fixed costs; new ones do. */
  readonly is_dref_imminent_v2?: boolean | undefined;
  readonly operational_update_number?: number | undefined;
}

/** Which kinds of DREFs have something: I imminent, A assessment, R response, L loan. */
type Letters = 'IARL' | 'IAR' | 'IA' | 'AR' | 'IR' | 'ARL' | 'I' | 'A' | 'R' | 'L';
const LETTERS: Readonly<Record<number, string>> = {
  [DREF_TYPE.imminent]: 'I',
  [DREF_TYPE.assessment]: 'A',
  [DREF_TYPE.response]: 'R',
  [DREF_TYPE.loan]: 'L',
};
/** Until a type is chosen the questions are those of a response, as most are. */
export const typeLetter = ({ type_of_dref }: DrefValues) => LETTERS[type_of_dref ?? DREF_TYPE.response] ?? '';
export const isOf = (letters: Letters) => (values: DrefValues) => letters.includes(typeLetter(values));
/** With proposed actions, fixed costs and days for months. */
export const isImminentV2 = (values: DrefValues) =>
  typeLetter(values) === 'I' && values.is_dref_imminent_v2 !== false;

type Shown = (values: DrefValues) => boolean;
const and =
  (...all: readonly Shown[]): Shown =>
  (values) =>
    all.every((shown) => shown(values));
const yes =
  (field: keyof DrefValues): Shown =>
  (values) =>
    values[field] === true;
const not =
  (shown: Shown): Shown =>
  (values) =>
    !shown(values);

const [IAR, IR, I, R, L] = [isOf('IAR'), isOf('IR'), isOf('I'), isOf('R'), isOf('L')];
const each = (names: readonly (keyof DrefValues)[], shown: Shown) =>
  Object.fromEntries(names.map((name) => [name, shown]));

/** Previous operations: each question follows from a yes to the one before. */
export const PREVIOUS = [
  'did_it_affect_same_area',
  'did_it_affect_same_population',
  'did_ns_respond',
  'did_ns_request_fund',
] as const;
const CONTACT_PARTS = ['name', 'title', 'email', 'phone_number'] as const;
const contact = (name: string) =>
  CONTACT_PARTS.map((part) => `${name}_${part}`) as unknown as (keyof DrefValues)[];

/**
 * When a field is asked for; missing: always. Source: DREF facts, sections 4 to 8. What is not asked for is sent as null: the
 * server would keep what nobody sees.
 */
export const SHOWN: Readonly<Record<string, Shown>> = {
  is_man_made_event: ({ disaster_type }) => MAYBE_MAN_MADE.includes(disaster_type ?? 0),
  disaster_category_analysis: ({ disaster_category }) => (disaster_category ?? 0) > 0,
  ...each(['emergency_appeal_planned', 'event_map_file', 'cover_image_file'], IAR),
  did_it_affect_same_area: IR,
  did_it_affect_same_population: and(IR, yes('did_it_affect_same_area')),
  did_ns_respond: and(IR, yes('did_it_affect_same_area'), yes('did_it_affect_same_population')),
  did_ns_request_fund: and(
    IR,
    yes('did_it_affect_same_area'),
    yes('did_it_affect_same_population'),
    yes('did_ns_respond'),
  ),
  ...each(['ns_request_text', 'dref_recurrent_text'], and(IR, ...PREVIOUS.map(yes))),
  lessons_learned: IR,
  event_text: I,
  event_date: isOf('ARL'),
  people_in_need: IR,
  event_description: IAR,
  ...each(['anticipatory_actions', 'supporting_document'], I),
  event_scope: IR,
  ...each(['source_information', 'images_file', 'photos_file'], IAR),
  ...each(
    [
      'hazard_date',
      'hazard_date_and_location',
      'hazard_vulnerabilities_and_risks',
      'scenario_analysis_supporting_document',
      'contingency_plans_supporting_document',
      'addressed_humanitarian_impacts',
      'proposed_action',
    ],
    I,
  ),
  ...each(
    [
      'changing_timeframe_operation',
      'changing_operation_strategy',
      'changing_target_population_of_operation',
      'changing_geographic_location',
      'changing_budget',
      'request_for_second_allocation',
      'summary_of_change',
    ],
    IAR,
  ),
  has_forecasted_event_materialize: I,
  specified_trigger_met: and(I, yes('has_forecasted_event_materialize')),
  did_national_society: IAR,
  ns_respond_date: and(IAR, yes('did_national_society')),
  national_society_conducted_description: yes('has_national_society_conducted'),
  ...each(
    [
      'national_society_actions',
      'ifrc',
      'partner_national_society',
      'icrc',
      'government_requested_assistance',
      'national_authorities',
      'un_or_other_actor',
      'is_there_major_coordination_mechanism',
    ],
    IAR,
  ),
  government_requested_assistance_date: and(IAR, yes('government_requested_assistance')),
  major_coordination_mechanism: and(IAR, yes('is_there_major_coordination_mechanism')),
  assessment_report: R,
  needs_identified: IR,
  identified_gaps: R,
  ...each(
    [
      'operation_objective',
      'response_strategy',
      'people_assisted',
      'selection_criteria',
      'targeting_strategy_support_file',
      'total_targeted_population',
      'disability_people_per',
      'people_per_urban',
      'people_per_local',
      'displaced_people',
      'risk_security',
      'risk_security_concern',
      'has_child_safeguarding_risk_analysis_assessment',
      'has_anti_fraud_corruption_policy',
      'has_sexual_abuse_policy',
      'has_child_protection_policy',
      'has_whistleblower_protection_policy',
      'has_anti_sexual_harassment_policy',
      'budget_file',
      'amount_requested',
      'planned_interventions',
      'human_resource',
      'is_volunteer_team_diverse',
      'is_surge_personnel_deployed',
      'additional_allocation',
      'dref_allocated_so_far',
      'total_dref_allocation',
      'financial_report',
      'financial_report_description',
    ],
    IAR,
  ),
  change_in_operational_strategy_text: yes('change_in_operational_strategy'),
  ...each(['women', 'men', 'girls', 'boys', 'logistic_capacity_of_ns', 'pmer', 'communication'], IR),
  people_targeted_with_early_actions: I,
  surge_personnel_deployed: and(IAR, yes('is_surge_personnel_deployed')),
  ...each(
    [
      'end_date',
      'publishing_date',
      'glide_code',
      'new_operational_start_date',
      'new_operational_end_date',
      'reporting_start_date',
      'reporting_end_date',
      'national_society_hotline_phone_number',
      ...[
        'national_society_contact',
        'ifrc_emergency',
        'media_contact',
        'national_society_integrity_contact',
      ].flatMap(contact),
    ],
    IAR,
  ),
  operation_timeframe: not(isImminentV2),
  operation_timeframe_imminent: isImminentV2,
  total_operation_timeframe_imminent: isImminentV2,
};

/** Where one stage asks otherwise. */
const SHOWN_IN: Partial<Record<DrefStage, Readonly<Record<string, Shown>>>> = {
  update: { ns_request_date: L, date_of_approval: L },
  report: { total_operation_timeframe: not(isImminentV2), event_date: isOf('AR') },
};

export const isShownIn = (stage: DrefStage, field: string): Shown =>
  SHOWN_IN[stage]?.[field] ?? SHOWN[field] ?? always;
const always = () => true;

/** The sum of a figure of rows. */
export const sumOf = <Its extends object>(rows: readonly Its[] | undefined, field: keyof Its): number =>
  (rows ?? []).reduce((sum, row) => sum + figureOr0(row[field]), 0);

/** Women, men, girls and boys. */
export const targetedParts = ({ women, men, girls, boys }: DrefValues) =>
  [women, men, girls, boys].reduce<number>((sum, count) => sum + figureOr0(count), 0);

interface Period {
  readonly start: DayName;
  /** Of several the one that is asked for counts. */
  readonly lengths: readonly { readonly field: LengthName; readonly unit: LengthUnit }[];
  readonly end: DayName;
}
type DayName =
  | 'date_of_approval'
  | 'end_date'
  | `new_operational_${'start' | 'end'}_date`
  | `operation_${'start' | 'end'}_date`;
type LengthName = `${'' | 'total_'}operation_timeframe${'' | '_imminent'}`;

/** The start, length and end of an operation in each stage. */
const PERIODS: Readonly<Record<DrefStage, Period>> = {
  application: {
    start: 'date_of_approval',
    lengths: [
      { field: 'operation_timeframe', unit: 'months' },
      { field: 'operation_timeframe_imminent', unit: 'days' },
    ],
    end: 'end_date',
  },
  update: {
    start: 'new_operational_start_date',
    lengths: [{ field: 'total_operation_timeframe', unit: 'months' }],
    end: 'new_operational_end_date',
  },
  report: {
    start: 'operation_start_date',
    lengths: [
      { field: 'total_operation_timeframe', unit: 'months' },
      { field: 'total_operation_timeframe_imminent', unit: 'days' },
    ],
    end: 'operation_end_date',
  },
};

/** The end of an operation as its start and its length say it; undefined while one of them is missing. */
function endIn(stage: DrefStage, values: DrefValues): string | undefined {
  const { start, lengths } = PERIODS[stage];
  const asked = lengths.find(({ field }) => isShownIn(stage, field)(values));
  return asked && endOfOperation(values[start], values[asked.field], asked.unit);
}

/** The end that a change brings about. Where start and length say none before and after it, a typed one stays. */
function endAfter(
  stage: DrefStage,
  { values, before, changes }: { values: DrefValues; before: DrefValues; changes: Changes },
): Partial<DrefValues> {
  const { start, lengths, end } = PERIODS[stage];
  const [now, was] = [endIn(stage, values), endIn(stage, before)];
  const isToldAnew = now !== undefined && [start, ...lengths.map(({ field }) => field)].some(changes);
  return now !== was || isToldAnew ? { [end]: now } : {};
}
type Changes = (name: keyof DrefValues) => boolean;

/** The values after a change of some fields, with what follows from it. */
export const consequencesIn =
  (stage: DrefStage) =>
  (values: DrefValues, paths: readonly string[], before: DrefValues): DrefValues => {
    const changes: Changes = (name) => paths.includes(name) && values[name] !== before[name];
    const isElsewhere = changes('national_society') || changes('country');
    const country = changes('national_society') ? values.national_society : values.country;
    return {
      ...values,
      ...(isElsewhere &&
        country !== before.country && {
          country,
          // What is copied brings the provinces with their country.
          ...(!paths.includes('district') && { district: [] }),
        }),
      // Who updates an operation on a sudden disaster plans no appeal until they say so.
      ...(stage === 'update' &&
        changes('type_of_onset') &&
        values.type_of_onset === DREF_ONSET.sudden && { emergency_appeal_planned: false }),
      ...endAfter(stage, { values, before, changes }),
      ...figuresOf(stage, values),
    };
  };

/** Figures that nobody types: they follow from the others. */
function figuresOf(stage: DrefStage, values: DrefValues): Partial<DrefValues> {
  const { dref_allocated_so_far, additional_allocation, proposed_action } = values;
  if (stage === 'update')
    return { total_dref_allocation: figureOr0(dref_allocated_so_far) + figureOr0(additional_allocation) };
  if (typeLetter(values) !== 'I') return {};
  // A report does not ask whether surge was deployed: its costs say so.
  const withSurge =
    stage === 'application'
      ? values.is_surge_personnel_deployed === true
      : figureOr0(values.surge_deployment_cost) > 0;
  const { surge_deployment_cost, ...others } = imminentCosts(withSurge);
  const costs = { ...others, surge_deployment_cost: surge_deployment_cost ?? undefined };
  if (stage === 'application') return costs;
  const subTotal = sumOf(proposed_action, 'total_expenditure');
  return {
    ...costs,
    sub_total_expenditure_cost: subTotal,
    total_expenditure_cost:
      subTotal +
      figureOr0(values.surge_deployment_expenditure_cost) +
      figureOr0(values.indirect_expenditure_cost),
  };
}

/** Interventions and needs in the order in which they are shown everywhere. */
export const inOrder = (titles: readonly string[]) => (one: TitledRow, other: TitledRow) =>
  titles.indexOf(one.title ?? '') - titles.indexOf(other.title ?? '');
export const ORDERS = { planned_interventions: INTERVENTION_TITLES, needs_identified: NEED_TITLES } as const;
