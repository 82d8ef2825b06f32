import { DREF_POLICIES } from '#contracts/dref/fields.ts';
import { DREF_ONSET, type DrefStage, PROPOSED } from '#rules/dref.ts';
import { attachments } from '#src/forms/attachments/Attachments.tsx';
import { formOf, type Member, type Scope, type Section } from '#src/forms/definition.ts';
import { useFormValue } from '#src/forms/FormContext.ts';
import {
  count,
  day,
  email,
  longText,
  percentage,
  record,
  shortRecord,
  text,
  yesNo,
} from '#src/forms/kinds.tsx';
import { provinces } from '#src/forms/ProvincesInput.tsx';
import { fill } from '#src/i18n/fill.ts';
import { drefFieldStrings } from '#src/records/dref/fields/strings.ts';
import { AddTitled } from './AddTitled.tsx';
import { BudgetTemplate, CopyFromReport, GenerateTitle, LearningLink, Totals } from './parts.tsx';
import { drefFormStrings } from './strings.ts';
import type { DrefOptions, TitledList } from './useDrefOptions.ts';
import {
  type DrefValues,
  type FileFieldName,
  isOf,
  isShownIn,
  type PREVIOUS,
  type TitledRow,
} from './values.ts';

type Key = keyof typeof drefFieldStrings.english | keyof typeof drefFormStrings.english;
type At = Scope<DrefValues, DrefValues>;
type Words = Readonly<Record<Key, string>>;

const WORDS = [drefFieldStrings, drefFormStrings] as const;
const builder = formOf<DrefValues, DrefOptions>()(...WORDS);
const { section } = builder;

/** The sections of a stage: most fields are the same in all of them. */
export type Sections = Readonly<
  Record<'overview' | 'event' | 'actions' | 'operation' | 'contacts', readonly Section[]>
>;

/** A text that one kind of DREF calls otherwise. */
const forImminent =
  (imminent: Key, otherwise: Key) =>
  (words: Words, { values }: At) =>
    words[isImminent(values) ? imminent : otherwise];
const isImminent = isOf('I');
const isAssessment = isOf('A');

/** The fields of a stage, each shown where its table says. */
export function fieldsIn(stage: DrefStage) {
  const field: typeof builder.field = (name, kind, label, more) =>
    builder.field(name, kind, label, {
      ...more,
      isShown: ({ values }: At) => isShownIn(stage, name)(values),
    });
  const list: typeof builder.list = (name, members, more) =>
    builder.list(name, members, { ...more, isShown: ({ values }) => isShownIn(stage, name)(values) });
  const words = (name: NameOf<string>, label: Key = name as Key) => field(name, longText, label);
  const answer = (name: NameOf<boolean>, label: Key = name as Key) => field(name, yesNo(), label);
  const figure = (name: NameOf<number>, label: Key = name as Key, hint?: Key) =>
    field(name, count, label, { hint });
  const date = (name: NameOf<string>, label: Key = name as Key, hint?: Key) =>
    field(name, day, label, { hint });
  const file = (name: FileFieldName, hint?: Key) => field(name, attachments, name, { hint });
  return { field, list, words, answer, figure, date, file };
}

/** The names of fields that hold such a value. */
type NameOf<Value> = {
  [Name in keyof DrefValues]-?: NonNullable<DrefValues[Name]> extends Value
    ? Value extends NonNullable<DrefValues[Name]>
      ? Name
      : never
    : never;
}[keyof DrefValues] &
  string;

/** Rows that begin with a title out of an enumeration. */
const titled = { Add: AddTitled, add: 'choose', hasTitles: true, layout: 'grid' } as const;
const titleIn =
  (list: TitledList) =>
  (_: unknown, { row, options }: { row: object; options: DrefOptions }) => {
    const { title = '' } = row as TitledRow;
    return options.titles[list].get(title) ?? title;
  };
const numbered =
  (key: 'sourceTitle' | 'riskTitle' | 'indicatorTitle' | 'proposedTitle' | 'activityTitle') =>
  (words: Words, { number }: { number: number }) =>
    fill(words[key], { number });

/** In the order of the form. */
const CONTACTS = [
  'ifrc_appeal_manager',
  'ifrc_project_manager',
  'national_society_contact',
  'ifrc_emergency',
  'regional_focal_point',
  'media_contact',
  'national_society_integrity_contact',
] as const;
const CONTACT_LABELS = {
  name: 'contactName',
  title: 'contactTitle',
  email: 'contactEmail',
  phone_number: 'contactPhone',
} as const;

/** The sections of a stage that all stages have, by its steps. */
export function sectionsOf(stage: DrefStage): Sections {
  const { field, list, words, answer, figure, date, file } = fieldsIn(stage);
  const needs = { isRequired: true } as const;
  const isOfApplication = stage === 'application';
  const isReport = stage === 'report';

  const contacts = CONTACTS.map((contact) =>
    section(
      contact,
      contact,
      (['name', 'title', 'email', 'phone_number'] as const).map((part) =>
        field(
          `${contact}_${part}` as NameOf<string>,
          part === 'email' ? email : text,
          (said: Words) =>
            fill(said.contactPart, { contact: said[contact], part: said[CONTACT_LABELS[part]] }),
          { shortLabel: CONTACT_LABELS[part], limit: part === 'phone_number' ? 100 : 255 },
        ),
      ),
      { layout: 'four' },
    ),
  );

  const titledList = (
    name: 'national_society_actions' | 'needs_identified',
    label: Key,
    heading: Section['heading'],
  ) =>
    list(name, ({ field: inRow }) => [inRow('description', longText, label, { isRequired: true })], {
      ...titled,
      heading: heading as Key,
      rowTitle: titleIn(name),
    });

  return {
    overview: [
      section(
        'society',
        'stepOverview',
        [
          field(
            'national_society',
            record((options) => options.societies),
            'national_society',
            needs,
          ),
          field(
            'type_of_dref',
            shortRecord((options: DrefOptions) => (isReport ? withoutLoans(options.types) : options.types)),
            'type_of_dref',
            { ...needs, hint: 'typeHint' },
          ),
        ],
        isOfApplication ? { Before: CopyFromReport } : {},
      ),
      section('disaster', forImminent('hazardDetails', 'disasterDetails'), [
        field(
          'disaster_type',
          record((options) => options.disasterTypes),
          forImminent('hazard_type', 'disaster_type'),
        ),
        field(
          'type_of_onset',
          shortRecord((options: DrefOptions) => options.onsets),
          'type_of_onset',
          needs,
        ),
        ...(isReport ? [] : [answer('is_man_made_event')]),
        field(
          'disaster_category',
          shortRecord((options: DrefOptions) => options.categories),
          'disaster_category',
          { hint: 'categoryHint' },
        ),
        ...(isOfApplication ? [file('disaster_category_analysis')] : []),
      ]),
      section('places', forImminent('placesAtRisk', 'affectedPlaces'), [
        field(
          'country',
          record((options) => options.countries),
          'country',
          { isRequired: isReport },
        ),
        field(
          'district',
          provinces(
            (options: DrefOptions) => options.districts,
            () => useFormValue<number>('country'),
          ),
          'district',
          { isRequired: isReport },
        ),
      ]),
      section(
        'title',
        'title',
        [
          field('title', text, 'title', { ...needs, limit: 255, isWide: true }),
          ...(isReport ? [] : [answer('emergency_appeal_planned')]),
          ...(isReport ? [field('main_donors', longText, 'main_donors', { limit: 500 })] : []),
        ],
        { After: GenerateTitle },
      ),
      section('pictures', 'photosAndMap', [file('event_map_file', 'mapHint'), file('cover_image_file')]),
    ],
    event: [
      section('event', 'descriptionOfEvent', [
        field('event_text', longText, 'event_text', { limit: 500 }),
        field('event_date', day, (said: Words, { values }: At) =>
          values.type_of_onset === DREF_ONSET.sudden || values.type_of_onset === undefined
            ? said.event_date
            : said.dateOfTrigger,
        ),
        field(
          isOfApplication ? 'num_affected' : 'number_of_people_affected',
          count,
          forImminent('atRisk', 'num_affected'),
          { hint: 'affectedHint' },
        ),
        field('people_in_need', count, forImminent('estimatedInNeed', 'people_in_need'), {
          hint: 'inNeedHint',
        }),
        ...(isOfApplication ? [] : [figure('number_of_people_targeted')]),
        ...(isReport ? [figure('num_assisted')] : []),
        field('event_description', longText, forImminent('whatIsExpected', 'event_description')),
        ...(isReport ? [] : [words('anticipatory_actions')]),
        ...(isOfApplication ? [file('supporting_document')] : []),
        words('event_scope'),
      ]),
      section('sources', 'source_information', [
        list(
          'source_information',
          ({ field: inRow }) => [
            inRow('source_name', text, 'source_name', { isRequired: true, limit: 255 }),
            inRow('source_link', text, 'source_link', { isRequired: true, limit: 255 }),
          ],
          { heading: 'source_information', add: 'addSource', rowTitle: numbered('sourceTitle') },
        ),
      ]),
      section('photos', 'images_file', [file('images_file')]),
    ],
    actions: [
      ...(isReport
        ? [
            section('conducted', 'currentActions', [
              answer('has_national_society_conducted'),
              words('national_society_conducted_description'),
            ]),
          ]
        : [
            section('nsActions', 'currentActions', [
              field(
                'did_national_society',
                yesNo(),
                forImminent('startedAnticipatory', 'did_national_society'),
              ),
              date('ns_respond_date'),
              ...(stage === 'update' ? [file('photos_file')] : []),
              titledList('national_society_actions', 'actionDescription', 'national_society_actions'),
            ]),
          ]),
      section('movement', 'movementActions', [
        words('ifrc'),
        words('partner_national_society'),
        words('icrc'),
      ]),
      section('others', 'otherActors', [
        answer('government_requested_assistance'),
        ...(isOfApplication ? [date('government_requested_assistance_date')] : []),
        words('national_authorities'),
        words('un_or_other_actor'),
        answer('is_there_major_coordination_mechanism'),
        words('major_coordination_mechanism'),
      ]),
      section('needs', forImminent('anticipatedNeeds', 'needs_identified'), [
        ...(isReport ? [] : [file('assessment_report')]),
        titledList('needs_identified', 'needDescription', 'needs_identified'),
        ...(isReport ? [] : [words('identified_gaps')]),
      ]),
    ],
    operation: [
      section('objective', 'objectiveAndStrategy', [
        field('operation_objective', longText, 'operation_objective', { hint: 'objectiveHint' }),
        field('response_strategy', longText, (said: Words, { values }: At) =>
          isAssessment(values) ? said.assessmentStrategy : said.response_strategy,
        ),
        ...(isReport
          ? [answer('change_in_operational_strategy'), words('change_in_operational_strategy_text')]
          : []),
      ]),
      section('targeting', 'targetingStrategy', [
        words('people_assisted'),
        words('selection_criteria'),
        ...(isOfApplication ? [file('targeting_strategy_support_file')] : []),
      ]),
      section(
        'population',
        'targetedPopulation',
        [
          ...(['women', 'men', 'girls', 'boys'] as const).map((name) => figure(name)),
          figure('total_targeted_population'),
          ...(['disability_people_per', 'people_per_urban', 'people_per_local'] as const).map((name) =>
            field(name, percentage, name),
          ),
          figure('displaced_people'),
          figure('people_targeted_with_early_actions'),
        ],
        { layout: 'counts' },
      ),
      section('risks', 'risks', [
        list(
          'risk_security',
          ({ field: inRow }) => [
            inRow('risk', longText, 'risk', { isRequired: true }),
            inRow('mitigation', longText, 'mitigation', { isRequired: true }),
          ],
          { heading: 'risk_security', add: 'addRisk', rowTitle: numbered('riskTitle') },
        ),
        words('risk_security_concern'),
        answer('has_child_safeguarding_risk_analysis_assessment'),
      ]),
      section(
        'policies',
        'policies',
        DREF_POLICIES.map((name) => answer(name)),
      ),
      proposedSection(stage),
      section(
        'interventions',
        isReport ? 'implementation' : 'interventionsAndBudget',
        [
          ...(isReport ? [] : [file('budget_file')]),
          ...(isOfApplication ? [figure('amount_requested')] : allocation(stage)),
          interventions(stage),
        ],
        { ...(!isReport && { After: BudgetTemplate }), Before: Totals },
      ),
      ...(isReport
        ? [
            section('financialReport', 'financialReport', [
              file('financial_report'),
              words('financial_report_description'),
            ]),
          ]
        : [
            section('support', 'supportServices', [
              words('human_resource'),
              words('is_volunteer_team_diverse'),
              answer('is_surge_personnel_deployed'),
              words('surge_personnel_deployed'),
              words('logistic_capacity_of_ns'),
              words('pmer'),
              words('communication'),
            ]),
          ]),
    ],
    contacts: [timeframes(stage), ...contacts, hotline(stage)],
  };

  function allocation(of: DrefStage): Member[] {
    const fixed = { isFixed: () => true };
    return [
      ...(of === 'update'
        ? [
            field('dref_allocated_so_far', count, 'dref_allocated_so_far', fixed),
            figure('additional_allocation'),
          ]
        : []),
      field('total_dref_allocation', count, 'total_dref_allocation', fixed),
    ];
  }

  function interventions(of: DrefStage): Member {
    return list(
      'planned_interventions',
      ({ field: inRow, list: inRowList }) => [
        inRow('budget', count, 'budget', { isRequired: of !== 'application' }),
        inRow('person_targeted', count, 'person_targeted', { isRequired: of !== 'application' }),
        ...(of === 'report'
          ? [inRow('person_assisted', count, 'person_assisted', { isRequired: true })]
          : []),
        ...(of === 'application'
          ? []
          : [inRow('male', count, 'maleAssisted'), inRow('female', count, 'femaleAssisted')]),
        inRow('description', longText, 'activities', { hint: 'bulletsHint' }),
        ...(of === 'update' ? [inRow('progress_towards_outcome', longText, 'progress_towards_outcome')] : []),
        ...(of === 'report'
          ? (['narrative_description_of_achievements', 'lessons_learnt', 'challenges'] as const).map((name) =>
              inRow(name, longText, name),
            )
          : []),
        inRowList(
          'indicators',
          ({ field: inIndicator }) => [
            inIndicator('title', text, 'indicatorName', { isRequired: true, limit: 255 }),
            inIndicator('target', count, 'target'),
            ...(of === 'application' ? [] : [inIndicator('actual', count, 'actual')]),
          ],
          { heading: 'indicators', add: 'addIndicator', rowTitle: numbered('indicatorTitle') },
        ),
      ],
      { ...titled, heading: 'planned_interventions', rowTitle: titleIn('planned_interventions') },
    );
  }

  function proposedSection(of: DrefStage): Section {
    const fixed = { isFixed: () => true };
    const costs = (['sub_total_cost', 'surge_deployment_cost', 'indirect_cost', 'total_cost'] as const).map(
      (name) =>
        builder.field(name, count, name, { ...fixed, isShown: ({ values }: At) => isImminent(values) }),
    );
    const spent = (
      [
        ['sub_total_expenditure_cost', true],
        ['surge_deployment_expenditure_cost', false],
        ['indirect_expenditure_cost', false],
        ['total_expenditure_cost', true],
      ] as const
    ).map(([name, isFixed]) =>
      builder.field(name, count, name, {
        isFixed: () => isFixed,
        isShown: ({ values }: At) => isImminent(values),
      }),
    );
    return section(
      'proposed',
      'costs',
      of === 'update'
        ? []
        : [
            list(
              'proposed_action',
              ({ field: inRow, list: inRowList }) => [
                inRow(
                  'proposed_type',
                  shortRecord((options: DrefOptions) => options.proposed),
                  'proposed_type',
                  { isRequired: true },
                ),
                inRow('total_budget', count, 'total_budget', { isRequired: true }),
                ...(of === 'report'
                  ? [inRow('total_expenditure', count, 'total_expenditure', { isRequired: true })]
                  : []),
                inRowList(
                  'activities',
                  ({ field: inActivity }) => [
                    inActivity(
                      'sector',
                      shortRecord((options: DrefOptions) => options.sectors),
                      'sector',
                      { isRequired: true },
                    ),
                    inActivity('activity', longText, 'activity'),
                  ],
                  {
                    heading: 'proposedActivities',
                    add: 'addActivity',
                    rowTitle: numbered('activityTitle'),
                  },
                ),
              ],
              {
                heading: 'proposed_action',
                add: 'addProposed',
                fresh: () => ({ proposed_type: PROPOSED.earlyAction }),
                rowTitle: numbered('proposedTitle'),
              },
            ),
            ...costs,
            ...(of === 'report' ? spent : []),
          ],
      { layout: 'four', isShown: ({ values }) => of !== 'update' && isImminent(values) },
    );
  }

  function timeframes(of: DrefStage): Section {
    const fixed = { isFixed: () => true };
    const byOffice = (name: NameOf<string>) => date(name, name as Key, 'byRegionalOffice');
    const codes = [
      field('appeal_code', text, 'appeal_code', {
        limit: 255,
        hint: 'byPmer',
        isFixed: () => of !== 'application',
      }),
      field('glide_code', text, 'glide_code', { limit: 255 }),
    ];
    const own: Record<DrefStage, () => Member[]> = {
      application: () => [
        date('ns_request_date'),
        byOffice('submission_to_geneva'),
        byOffice('date_of_approval'),
        figure('operation_timeframe'),
        figure('operation_timeframe_imminent'),
        field('end_date', day, 'end_date', fixed),
        date('publishing_date'),
      ],
      update: () => [
        field('new_operational_start_date', day, 'startOfOperation', fixed),
        date('ns_request_date', 'loanRequestDate'),
        figure('total_operation_timeframe', 'totalTimeframe'),
        date('new_operational_end_date'),
        date('date_of_approval', 'loanApprovalDate'),
        date('reporting_start_date'),
        date('reporting_end_date'),
      ],
      report: () => [
        date('operation_start_date', 'startOfOperation'),
        figure('total_operation_timeframe', 'totalTimeframe'),
        figure('total_operation_timeframe_imminent', 'operation_timeframe_imminent'),
        date('operation_end_date', 'end_date'),
        date('date_of_publication', 'publishing_date'),
      ],
    };
    return section('timeframes', 'timeframes', [...own[of](), ...codes]);
  }

  function hotline(of: DrefStage): Section {
    return section('hotline', 'national_society_hotline_phone_number', [
      fieldsIn(of).field(
        'national_society_hotline_phone_number',
        text,
        'national_society_hotline_phone_number',
        {
          limit: 100,
        },
      ),
    ]);
  }
}

/** Questions about earlier operations: of applications alone. */
export function previousOperations(): Section {
  const { answer, words, field } = fieldsIn('application');
  return section(
    'previous',
    'previousOperations',
    [
      ...(
        [
          'did_it_affect_same_area',
          'did_it_affect_same_population',
          'did_ns_respond',
          'did_ns_request_fund',
        ] as const satisfies typeof PREVIOUS
      ).map((name) => answer(name)),
      field('ns_request_text', text, 'ns_request_text', { hint: 'requestTextHint', isWide: true }),
      words('dref_recurrent_text'),
      words('lessons_learned'),
    ],
    { Before: LearningLink },
  );
}

/** What only an imminent application is asked. */
export function hazard(): Section {
  const { words, date, file } = fieldsIn('application');
  return section('hazard', 'hazard', [
    date('hazard_date'),
    words('hazard_date_and_location'),
    words('hazard_vulnerabilities_and_risks'),
    words('addressed_humanitarian_impacts'),
    file('scenario_analysis_supporting_document'),
    file('contingency_plans_supporting_document'),
  ]);
}

/** What an update changes, and why. `After`: what suggests it. */
export function summaryOfChanges(After: Section['After']): Section {
  const { answer, words } = fieldsIn('update');
  return section(
    'changes',
    'summaryOfChanges',
    [
      ...(
        [
          'changing_timeframe_operation',
          'changing_operation_strategy',
          'changing_target_population_of_operation',
          'changing_geographic_location',
          'changing_budget',
          'request_for_second_allocation',
          'has_forecasted_event_materialize',
        ] as const
      ).map((name) => answer(name)),
      words('specified_trigger_met'),
      words('summary_of_change'),
    ],
    After ? { After } : {},
  );
}

const LOAN = 3;
const withoutLoans = (list: DrefOptions['types']): DrefOptions['types'] => ({
  ...list,
  options: list.options?.filter(({ id }) => id !== LOAN),
});
