import {
  CONTACT_FIELDS,
  CONTACT_TYPES,
  COUNTERS,
  PLANNED_RESPONSE,
  type ReportType,
} from '#contracts/fieldReports/schemas.ts';
import type { formStrings } from './strings.ts';

type Text = keyof typeof formStrings.english;

export const STEPS = ['context', 'situation', 'actions', 'response'] as const;
export type Step = (typeof STEPS)[number];

export type FieldKind =
  | 'count'
  | 'amount'
  | 'text'
  | 'longText'
  | 'richText'
  | 'date'
  | 'yesNo'
  | 'status'
  | 'visibility'
  | 'bulletin'
  | 'stage'
  | 'source'
  | 'event'
  | 'country'
  | 'districts'
  | 'disasterType'
  | 'actions'
  | 'choices'
  | 'files';

/** A field of the form: one row, whatever the report's type. The rules are those of `contracts/fieldReports/schemas.ts`. */
export interface Field {
  /** The API's name, with a dot where it is nested. */
  name: string;
  step: Step;
  /** The heading it stands under, within its step. */
  section: Text;
  kind: FieldKind;
  label: Text;
  /** Who counted, for the figures of three. */
  counter?: Text;
  types: readonly ReportType[];
  /** Where a type calls it otherwise. */
  labels?: Partial<Record<ReportType, Text>>;
  hint?: Text;
  hints?: Partial<Record<ReportType, Text>>;
  isRequired?: boolean;
  /** Takes the whole width, whatever others of its kind do. */
  isWide?: boolean;
  /** Longest text, in characters. */
  limit?: number;
}

const ALL: readonly ReportType[] = ['EVT', 'EPI', 'COVID', 'EW'];
const EVT: readonly ReportType[] = ['EVT'];
const EW: readonly ReportType[] = ['EW'];
const ILL: readonly ReportType[] = ['EPI', 'COVID'];
const NOT_COVID: readonly ReportType[] = ['EVT', 'EPI', 'EW'];
const NOT_EW: readonly ReportType[] = ['EVT', 'EPI', 'COVID'];

const COUNTER_LABELS: Readonly<Record<(typeof COUNTERS)[number], Text>> = {
  '': 'redCross',
  gov_: 'government',
  other_: 'other',
};

type Row = Pick<Field, 'name' | 'label' | 'types'> & Partial<Field>;

/** The same figure or text by each of the three who report. */
const byEach = (row: Row): Row[] =>
  COUNTERS.map((counter) => ({
    ...row,
    name: counter + row.name,
    counter: COUNTER_LABELS[counter],
  }));

const inStep = (step: Step, section: Text, kind: FieldKind, rows: readonly Row[]): Field[] =>
  rows.map((row) => ({ step, section, kind, ...row }));

const CONTACT_LABELS: Readonly<Record<(typeof CONTACT_TYPES)[number], Text>> = {
  Originator: 'contactOriginator',
  NationalSociety: 'contactNationalSociety',
  Federation: 'contactFederation',
  Media: 'contactMedia',
};
const CONTACT_FIELD_LABELS: Readonly<Record<(typeof CONTACT_FIELDS)[number], [Text, number]>> = {
  name: ['contactName', 100],
  title: ['contactTitle', 300],
  email: ['contactEmail', 300],
  phone: ['contactPhone', 50],
};

const PLANNED: Readonly<Record<(typeof PLANNED_RESPONSE)[number][0], [Text, Text, readonly ReportType[]]>> = {
  dref: ['drefRequested', 'amountChf', NOT_COVID],
  appeal: ['emergencyAppeal', 'amountChf', NOT_COVID],
  fact: ['rapidResponse', 'numberOfPeople', NOT_COVID],
  emergency_response_unit: ['emergencyResponseUnits', 'units', NOT_COVID],
  forecast_based_action: ['forecastBasedAction', 'amountChf', EW],
  imminent_dref: ['imminentDref', 'amountChf', EW],
};

const ORGANIZATION_SECTIONS = [
  ['NTLS', 'actionsNationalSociety'],
  ['FDRN', 'actionsFederation'],
  ['PNS', 'actionsMovement'],
] as const;

/** Who may have given the figures of an epidemic, by the value of `epi_figures_source`. */
export const FIGURE_SOURCES = ['sourceHealth', 'sourceWho', 'sourceOther'] as const satisfies Text[];

/** Every field, in the order of the form. Source: emergencies facts, 11.2 to 11.5. */
export const FIELDS: readonly Field[] = [
  ...inStep('context', 'sectionStatus', 'status', [
    { name: 'status', label: 'status', types: ALL, isRequired: true },
  ]),
  ...inStep('context', 'sectionStatus', 'yesNo', [
    { name: 'is_covid_report', label: 'covidRelated', types: ALL, hint: 'covidHint' },
  ]),
  ...inStep('context', 'sectionEvent', 'event', [
    { name: 'event', label: 'event', types: ALL, hint: 'eventHint' },
  ]),
  ...inStep('context', 'sectionPlace', 'country', [
    { name: 'country', label: 'country', types: ALL, isRequired: true },
  ]),
  ...inStep('context', 'sectionPlace', 'districts', [
    { name: 'districts', label: 'districts', types: ALL, hint: 'districtsHint' },
  ]),
  ...inStep('context', 'sectionDisaster', 'disasterType', [
    { name: 'dtype', label: 'disasterType', types: ALL, isRequired: true, hint: 'disasterTypeHint' },
  ]),
  ...inStep('context', 'sectionDisaster', 'date', [
    {
      name: 'start_date',
      label: 'startDate',
      types: ALL,
      labels: { EW: 'forecastedDate', EPI: 'outbreakDate', COVID: 'outbreakDate' },
      isRequired: true,
      hints: {
        EVT: 'startDateHint',
        EPI: 'outbreakDateHint',
        COVID: 'outbreakDateHint',
        EW: 'forecastedDateHint',
      },
    },
  ]),
  ...inStep('context', 'sectionDisaster', 'text', [
    {
      name: 'title',
      label: 'title',
      types: NOT_COVID,
      isRequired: true,
      isWide: true,
      limit: 256,
      hint: 'titleHint',
    },
  ]),
  ...inStep('context', 'sectionAssistance', 'yesNo', [
    { name: 'request_assistance', label: 'governmentRequests', types: ALL },
    { name: 'ns_request_assistance', label: 'societyRequests', types: ALL },
  ]),

  ...inStep('situation', 'numericDetails', 'count', [
    ...byEach({ name: 'num_injured', label: 'injured', types: EVT, hint: 'injuredHint' }),
    ...byEach({ name: 'num_dead', label: 'dead', types: EVT, hint: 'deadHint' }),
    ...byEach({ name: 'num_missing', label: 'missing', types: EVT }),
    ...byEach({ name: 'num_affected', label: 'affected', types: EVT, hint: 'affectedHint' }),
    ...byEach({ name: 'num_displaced', label: 'displaced', types: EVT }),
    ...byEach({ name: 'num_potentially_affected', label: 'potentiallyAffected', types: EW }),
    ...byEach({ name: 'num_highest_risk', label: 'highestRisk', types: EW }),
  ]),
  ...inStep('situation', 'numericDetails', 'text', [
    ...byEach({ name: 'affected_pop_centres', label: 'populationCentres', types: EW, limit: 512 }),
  ]),
  ...inStep('situation', 'numericDetails', 'count', [
    { name: 'epi_cases', label: 'cumulativeCases', types: ILL, hint: 'sinceOutbreakHint' },
    { name: 'epi_suspected_cases', label: 'suspectedCases', types: ['EPI'], hint: 'sinceOutbreakHint' },
    { name: 'epi_probable_cases', label: 'probableCases', types: ['EPI'], hint: 'sinceOutbreakHint' },
    { name: 'epi_confirmed_cases', label: 'confirmedCases', types: ['EPI'], hint: 'sinceOutbreakHint' },
    { name: 'epi_num_dead', label: 'cumulativeDead', types: ILL, hint: 'sinceOutbreakHint' },
    { name: 'epi_cases_since_last_fr', label: 'newCases', types: ['COVID'] },
    { name: 'epi_deaths_since_last_fr', label: 'newDeaths', types: ['COVID'] },
  ]),
  ...inStep('situation', 'dataSources', 'source', [
    { name: 'epi_figures_source', label: 'figuresSource', types: ILL },
  ]),
  ...inStep('situation', 'dataSources', 'date', [{ name: 'sit_fields_date', label: 'dataDate', types: ILL }]),
  ...inStep('situation', 'dataSources', 'longText', [
    { name: 'epi_notes_since_last_fr', label: 'notes', types: ILL, hint: 'notesHint' },
    { name: 'other_sources', label: 'sourceDetails', types: ALL, hint: 'sourceDetailsHint' },
  ]),
  ...inStep('situation', 'sectionDescription', 'richText', [
    {
      name: 'description',
      label: 'overview',
      types: ALL,
      labels: { EW: 'riskAnalysis' },
      hints: { COVID: 'overviewCovidHint' },
    },
  ]),
  ...inStep('situation', 'sectionFiles', 'files', [
    { name: 'files', label: 'files', types: ALL, hint: 'filesHint' },
  ]),

  ...inStep('actions', 'assistance', 'count', [
    {
      name: 'gov_num_assisted',
      label: 'assistedGovernment',
      types: ALL,
      labels: { EW: 'assistedGovernmentEarly' },
    },
    { name: 'num_assisted', label: 'assistedMovement', types: ALL, labels: { EW: 'assistedMovementEarly' } },
    { name: 'num_localstaff', label: 'staff', types: NOT_EW },
    { name: 'num_volunteers', label: 'volunteers', types: NOT_EW },
    { name: 'num_expats_delegates', label: 'delegates', types: ['EVT', 'EPI'], hint: 'delegatesHint' },
  ]),
  ...ORGANIZATION_SECTIONS.flatMap(([organization, section]) => [
    ...inStep('actions', section, 'actions', [
      {
        name: `actions_taken.${organization}.actions`,
        label: 'actionsTaken',
        types: organization === 'NTLS' ? ALL : NOT_COVID,
      },
    ]),
    ...inStep('actions', section, 'longText', [
      { name: `actions_taken.${organization}.summary`, label: 'actionsDescription', types: ALL },
      ...(organization === 'NTLS'
        ? ([
            { name: 'notes_health', label: 'notesHealth', types: ['COVID'] },
            { name: 'notes_ns', label: 'notesSociety', types: ['COVID'] },
            { name: 'notes_socioeco', label: 'notesSocioeconomic', types: ['COVID'] },
          ] satisfies Row[])
        : []),
    ]),
  ]),
  ...inStep('actions', 'sectionBulletin', 'bulletin', [
    { name: 'bulletin', label: 'bulletin', types: NOT_COVID },
  ]),
  ...inStep('actions', 'sectionOthers', 'longText', [
    { name: 'actions_others', label: 'actionsOthers', types: ALL },
  ]),
  ...inStep('actions', 'sectionPartners', 'choices', [
    { name: 'external_partners', label: 'externalPartners', types: ['COVID'] },
    { name: 'supported_activities', label: 'supportedActivities', types: ['COVID'] },
  ]),

  ...PLANNED_RESPONSE.flatMap(([stage, size]): Field[] => {
    const [label, sizeLabel, types] = PLANNED[stage];
    return [
      { name: stage, step: 'response', section: 'plannedResponse', kind: 'stage', label, types },
      {
        name: size,
        step: 'response',
        section: 'plannedResponse',
        kind: 'amount',
        label,
        counter: sizeLabel,
        types,
      },
    ];
  }),
  ...CONTACT_TYPES.flatMap((ctype) =>
    CONTACT_FIELDS.map((field): Field => {
      const [label, limit] = CONTACT_FIELD_LABELS[field];
      return {
        name: `contacts.${ctype}.${field}`,
        step: 'response',
        section: CONTACT_LABELS[ctype],
        kind: 'text',
        label,
        types: ALL,
        limit,
      };
    }),
  ),
  ...inStep('response', 'sectionVisibility', 'visibility', [
    { name: 'visibility', label: 'visibility', types: ALL, isRequired: true },
  ]),
];

const BY_NAME = new Map(FIELDS.map((field) => [field.name, field]));
export const fieldNamed = (name: string): Field | undefined => BY_NAME.get(name);

/** Fields that stand together: the same figure by each of the three who count; any other field by itself. */
export interface Figure {
  /** What is counted; missing for a field that stands by itself. */
  of?: Text;
  fields: Field[];
}

/** What a report of this type asks in a step, section by section. */
export function sectionsOf(step: Step, type: ReportType): { section: Text; figures: Figure[] }[] {
  const sections: { section: Text; figures: Figure[] }[] = [];
  for (const field of FIELDS) {
    if (field.step !== step || !field.types.includes(type)) continue;
    const known = sections.find(({ section }) => section === field.section);
    const figures = known?.figures ?? [];
    if (!known) sections.push({ section: field.section, figures });
    const isCounted = COUNTER_LABELS[''] === field.counter;
    const last = figures.at(-1);
    if (isCounted) figures.push({ of: field.label, fields: [field] });
    else if (last?.of === field.label && field.counter) last.fields.push(field);
    else figures.push({ fields: [field] });
  }
  return sections;
}
