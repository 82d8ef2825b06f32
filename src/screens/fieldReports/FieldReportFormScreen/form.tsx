import { fieldReportEndpoint } from '#contracts/fieldReports/record.ts';
import {
  CONTACT_FIELDS,
  CONTACT_TYPES,
  COUNTERS,
  FieldReport,
  PLANNED_RESPONSE,
  REPORT_ERRORS,
  type ReportType,
} from '#contracts/fieldReports/schemas.ts';
import { dayOf } from '#rules/dates.ts';
import { VISIBILITY } from '#rules/visibility.ts';
import { pathTo } from '#src/core/links.ts';
import { Attachments, attachments } from '#src/forms/attachments/Attachments.tsx';
import { FileLostError } from '#src/forms/attachments/sendFiles.ts';
import { attachmentStrings } from '#src/forms/attachments/strings.ts';
import { type AroundProps, defineForm } from '#src/forms/defineForm.ts';
import { formOf, type PathOf, type Scope, type Step } from '#src/forms/definition.ts';
import {
  type Choice,
  checks,
  choice,
  count,
  day,
  email,
  longText,
  record,
  richText,
  text,
  yesNo,
} from '#src/forms/kinds.tsx';
import { fill } from '#src/i18n/fill.ts';
import { reportFiles } from './files.ts';
import { actionsOf, disasterType, districts, event } from './inputs.tsx';
import { reportKind } from './kind.ts';
import { CovidNote, FullName, NewEmergency } from './notes.tsx';
import { OwnDetails } from './OwnDetails.tsx';
import { STATUSES } from './statuses.ts';
import { formStrings, reportErrorStrings } from './strings.ts';
import { typesOf } from './types.ts';
import { type FormOptions, useFormOptions } from './useFormOptions.ts';
import {
  consequencesOf,
  placeOf,
  type Report,
  type ReportFacts,
  type ReportValues,
  typeOf,
} from './values.ts';

type Text = keyof typeof formStrings.english;
type At = Scope<ReportValues, ReportValues, ReportFacts>;
type Words = Readonly<Record<Text, string>>;

const builder = formOf<ReportValues, FormOptions, ReportFacts>()(formStrings);
const { figure, section } = builder;

/** A field of those types of report that ask for it. */
const field: typeof builder.field = (name, kind, label, more) =>
  builder.field(name, kind, label, {
    ...more,
    isShown: ({ values }: At) => typesOf(name).includes(typeOf(values)),
  });

/** A text that some types of report call otherwise. */
const byType =
  (by: Partial<Record<ReportType, Text>>, otherwise?: Text) =>
  (words: Words, { values }: At): string | undefined => {
    const key = by[typeOf(values)] ?? otherwise;
    return key && words[key];
  };

const COUNTER_LABELS = { '': 'redCross', gov_: 'government', other_: 'other' } as const;

/** "Injured (Government)", of which the eye sees what is not said above. */
const counted = (label: Text, counter: Text) => (words: Words) =>
  fill(words.counted, { figure: words[label], counter: words[counter] });

type Counted =
  `num_${'injured' | 'dead' | 'missing' | 'affected' | 'displaced' | 'potentially_affected' | 'highest_risk'}`;

/** The same figure by each of the three who count. */
const counts = (name: Counted, label: Text, hint?: Text) =>
  figure(
    label,
    COUNTERS.map((counter) =>
      field(`${counter}${name}`, count, counted(label, COUNTER_LABELS[counter]), {
        shortLabel: COUNTER_LABELS[counter],
      }),
    ),
    hint,
  );

/** The contract takes a day that has begun anywhere; here it is known where the writer is. */
const isToCome = (day = '') => day > dayOf(new Date());

const STAGES: readonly Choice<number, `stage_${0 | 1 | 2 | 3}`>[] = ([0, 1, 2, 3] as const).map((value) => ({
  value,
  label: `stage_${value}`,
}));

const PLANNED = {
  dref: ['drefRequested', 'amountChf'],
  appeal: ['emergencyAppeal', 'amountChf'],
  fact: ['rapidResponse', 'numberOfPeople'],
  emergency_response_unit: ['emergencyResponseUnits', 'units'],
  forecast_based_action: ['forecastBasedAction', 'amountChf'],
  imminent_dref: ['imminentDref', 'amountChf'],
} as const satisfies Record<(typeof PLANNED_RESPONSE)[number][0], readonly [Text, Text]>;

const CONTACT_SECTIONS = {
  Originator: 'contactOriginator',
  NationalSociety: 'contactNationalSociety',
  Federation: 'contactFederation',
  Media: 'contactMedia',
} as const;
const CONTACT_LABELS = {
  name: ['contactName', 100],
  title: ['contactTitle', 300],
  email: ['contactEmail', 300],
  phone: ['contactPhone', 50],
} as const;

const context = [
  section('status', 'sectionStatus', [
    field('status', choice(STATUSES, { isWide: true }), 'status', { isRequired: true }),
    field('is_covid_report', yesNo({ isClearable: false }), 'covidRelated', {
      hint: 'covidHint',
      isFixed: ({ values }) => typeOf(values) === 'EW',
    }),
  ]),
  section('event', 'sectionEvent', [field('event', event, 'event', { hint: 'eventHint' })], {
    After: NewEmergency,
  }),
  section('place', byType({ EW: 'sectionPlaceWarning' }, 'sectionPlace'), [
    field(
      'country',
      record((options) => options.countries),
      'country',
      { isRequired: true },
    ),
    field('districts', districts, 'districts', { hint: 'districtsHint' }),
  ]),
  section(
    'disaster',
    'sectionDisaster',
    [
      field('dtype', disasterType, 'disasterType', {
        hint: 'disasterTypeHint',
        isRequired: true,
        isFixed: ({ values }) => typeOf(values) === 'COVID',
      }),
      field(
        'start_date',
        day,
        byType({ EW: 'forecastedDate', EPI: 'outbreakDate', COVID: 'outbreakDate' }, 'startDate'),
        {
          hint: byType(
            { EW: 'forecastedDateHint', EPI: 'outbreakDateHint', COVID: 'outbreakDateHint' },
            'startDateHint',
          ),
          isRequired: true,
        },
      ),
      field('title', text, 'title', { hint: 'titleHint', isRequired: true, isWide: true, limit: 256 }),
    ],
    { After: FullName },
  ),
  section('assistance', 'sectionAssistance', [
    field('request_assistance', yesNo(), 'governmentRequests'),
    field('ns_request_assistance', yesNo(), 'societyRequests'),
  ]),
];

const situation = [
  section(
    'numbers',
    'numericDetails',
    [
      counts('num_injured', 'injured', 'injuredHint'),
      counts('num_dead', 'dead', 'deadHint'),
      counts('num_missing', 'missing'),
      counts('num_affected', 'affected', 'affectedHint'),
      counts('num_displaced', 'displaced'),
      counts('num_potentially_affected', 'potentiallyAffected'),
      counts('num_highest_risk', 'highestRisk'),
      figure(
        'populationCentres',
        COUNTERS.map((counter) =>
          field(
            `${counter}affected_pop_centres`,
            text,
            counted('populationCentres', COUNTER_LABELS[counter]),
            { shortLabel: COUNTER_LABELS[counter], limit: 512 },
          ),
        ),
      ),
      field('epi_cases', count, 'cumulativeCases', { hint: 'sinceOutbreakHint' }),
      field('epi_suspected_cases', count, 'suspectedCases', { hint: 'sinceOutbreakHint' }),
      field('epi_probable_cases', count, 'probableCases', { hint: 'sinceOutbreakHint' }),
      field('epi_confirmed_cases', count, 'confirmedCases', { hint: 'sinceOutbreakHint' }),
      field('epi_num_dead', count, 'cumulativeDead', { hint: 'sinceOutbreakHint' }),
      field('epi_cases_since_last_fr', count, 'newCases'),
      field('epi_deaths_since_last_fr', count, 'newDeaths'),
    ],
    { layout: 'counts', Before: CovidNote },
  ),
  section(
    'sources',
    'dataSources',
    [
      field(
        'epi_figures_source',
        choice(
          [
            { value: 0, label: 'sourceHealth' },
            { value: 1, label: 'sourceWho' },
            { value: 2, label: 'sourceOther' },
          ],
          { isInline: true, isClearable: true },
        ),
        'figuresSource',
      ),
      field('sit_fields_date', day, 'dataDate'),
      field('epi_notes_since_last_fr', longText, 'notes', { hint: 'notesHint' }),
      field('other_sources', longText, 'sourceDetails', { hint: 'sourceDetailsHint' }),
    ],
    { layout: 'pairs' },
  ),
  section('description', 'sectionDescription', [
    field('description', richText, byType({ EW: 'riskAnalysis' }, 'overview'), {
      hint: byType({ COVID: 'overviewCovidHint' }),
    }),
  ]),
  section('files', 'sectionFiles', [field('files', attachments, 'files', { hint: 'filesHint' })], {
    isShown: ({ facts }) => facts?.takesFiles === true,
  }),
];

const ACTION_SECTIONS = [
  ['NTLS', 'actionsNationalSociety'],
  ['FDRN', 'actionsFederation'],
  ['PNS', 'actionsMovement'],
] as const;

const actions = [
  section(
    'assisted',
    'assistance',
    [
      field('gov_num_assisted', count, byType({ EW: 'assistedGovernmentEarly' }, 'assistedGovernment')),
      field('num_assisted', count, byType({ EW: 'assistedMovementEarly' }, 'assistedMovement')),
      field('num_localstaff', count, 'staff'),
      field('num_volunteers', count, 'volunteers'),
      field('num_expats_delegates', count, 'delegates', { hint: 'delegatesHint' }),
    ],
    { layout: 'counts' },
  ),
  ...ACTION_SECTIONS.map(([organization, heading]) =>
    section(organization, heading, [
      field(`actions_taken.${organization}.actions`, actionsOf(organization), 'actionsTaken'),
      field(`actions_taken.${organization}.summary`, longText, 'actionsDescription'),
      ...(organization === 'NTLS'
        ? [
            field('notes_health', longText, 'notesHealth'),
            field('notes_ns', longText, 'notesSociety'),
            field('notes_socioeco', longText, 'notesSocioeconomic'),
          ]
        : []),
    ]),
  ),
  section('bulletin', 'sectionBulletin', [
    field('bulletin', choice(STAGES, { isInline: true, isWide: true }), 'bulletin'),
  ]),
  section('others', 'sectionOthers', [field('actions_others', longText, 'actionsOthers')]),
  section('partners', 'sectionPartners', [
    field(
      'external_partners',
      checks((options) => options.externalPartners),
      'externalPartners',
    ),
    field(
      'supported_activities',
      checks((options) => options.supportedActivities),
      'supportedActivities',
    ),
  ]),
];

const response = [
  section(
    'planned',
    'plannedResponse',
    PLANNED_RESPONSE.flatMap(([stage, size]) => {
      const [label, sizeLabel] = PLANNED[stage];
      return [
        field(stage, choice(STAGES.slice(1), { isInline: true, isClearable: true }), label),
        field(size, count, counted(label, sizeLabel)),
      ];
    }),
    { layout: 'pairs' },
  ),
  ...CONTACT_TYPES.map((ctype) =>
    section(
      ctype,
      CONTACT_SECTIONS[ctype],
      CONTACT_FIELDS.map((name) => {
        const [label, limit] = CONTACT_LABELS[name];
        const path = `contacts.${ctype}.${name}` satisfies PathOf<ReportValues>;
        return field(
          path,
          name === 'email' ? email : text,
          // Whose it is, is said above to the eye.
          (words) => `${words[CONTACT_SECTIONS[ctype]]}, ${words[label]}`,
          { shortLabel: label, limit },
        );
      }),
      { layout: 'pairs', ...(ctype === 'Originator' && { After: OwnDetails }) },
    ),
  ),
  section('visibility', 'sectionVisibility', [
    field(
      'visibility',
      choice(
        ([3, 1, 4, 2] as const).map((value) => ({
          value,
          label: `visibility_${value}` as const,
          description: `visibilityHint_${value}` as const,
        })),
        { of: (options: FormOptions) => options.visibilities, isWide: true },
      ),
      'visibility',
      {
        hint: (words, { facts }) => (isUnderReview(facts) ? words.reviewCountry : undefined),
        isRequired: true,
      },
    ),
  ]),
];

/** Reports on such a country have one choice of who sees them. */
const isUnderReview = (facts: ReportFacts | undefined) => facts?.isReviewed === true;

const STEPS: readonly Step[] = [
  { name: 'context', title: 'stepContext', sections: context },
  { name: 'situation', title: byStep({ EW: 'stepRisk' }, 'stepSituation'), sections: situation },
  { name: 'actions', title: byStep({ EW: 'stepEarlyActions' }, 'stepActions'), sections: actions },
  { name: 'response', title: 'stepResponse', sections: response },
];

function byStep(by: Partial<Record<ReportType, Text>>, otherwise: Text): Step['title'] {
  return byType(by, otherwise) as Step['title'];
}

/** Around the form of a report, so of one that is edited. */
function ReportFiles({ written, ...props }: AroundProps) {
  const stored = (written as Report | undefined)?.files_details ?? undefined;
  return <Attachments {...props} written={written} callsOf={reportFiles} stored={stored} />;
}

/** The form of a field report, step by step. Source: emergencies facts, 11; its rules are those of the contract. */
export const reportForm = defineForm({
  kind: reportKind,
  schema: FieldReport,
  words: [formStrings],
  errors: reportErrorStrings,
  texts: {
    failed: 'failed',
    created: 'created',
    updated: 'updated',
    notFound: 'notFound',
    otherLanguage: 'otherLanguage',
  },
  endpoint: fieldReportEndpoint,
  addressOf: ({ id }) => pathTo('fieldReport', { fieldReportId: id }),
  steps: STEPS,
  useOptions: useFormOptions,
  factsOf: ({ actions: offered, visibilities, reviewed, takesFiles, country }): ReportFacts => ({
    actions: offered.options,
    visibilities,
    takesFiles,
    isReviewed: country !== undefined && reviewed?.includes(country) === true,
  }),
  place: placeOf,
  ownMistakes: (values, facts) => ({
    ...(typeOf(values) !== 'EW' &&
      isToCome(values.start_date) && { start_date: REPORT_ERRORS.startsInFuture }),
    ...(isToCome(values.sit_fields_date) && { sit_fields_date: REPORT_ERRORS.figuresInFuture }),
    ...(facts &&
      !facts.visibilities.includes(values.visibility ?? VISIBILITY.public) && {
        visibility: REPORT_ERRORS.invalidChoice,
      }),
  }),
  contradictions: [REPORT_ERRORS.moreDeadThanCases],
  refusalOf: (error) =>
    error instanceof FileLostError ? { files: attachmentStrings.english.lost } : undefined,
  consequences: consequencesOf,
  // Takes the one choice that is left, as a country under review leaves one of who sees the report.
  follow: (values, facts) => {
    const [only, ...others] = facts?.visibilities ?? [];
    return only === undefined || others.length > 0 ? values : { ...values, visibility: only };
  },
  Around: ReportFiles,
});
