/*
 * The fields of the three stages of a DREF by what they hold: schemas, columns of the database and what is copied from one stage to
 * the next follow from these names. Source: DREF facts, sections 4 to 8; GO API, schemas `Dref`, `DrefOperationalUpdate`,
 * `DrefFinalReport`. Left out is what the document has and no screen uses.
 */

/** Contacts, each with four texts. */
export const DREF_CONTACTS = [
  'ifrc_appeal_manager',
  'ifrc_project_manager',
  'regional_focal_point',
  'national_society_contact',
  'ifrc_emergency',
  'media_contact',
  'national_society_integrity_contact',
] as const;
const CONTACT_PARTS = ['name', 'title', 'email', 'phone_number'] as const;
export type DrefContactField = `${(typeof DREF_CONTACTS)[number]}_${(typeof CONTACT_PARTS)[number]}`;
const contactFields = (part: (typeof CONTACT_PARTS)[number]) =>
  DREF_CONTACTS.map((contact) => `${contact}_${part}` as DrefContactField);

/** Policies of the National Society that are asked for. */
export const DREF_POLICIES = [
  'has_anti_fraud_corruption_policy',
  'has_sexual_abuse_policy',
  'has_child_protection_policy',
  'has_whistleblower_protection_policy',
  'has_anti_sexual_harassment_policy',
] as const;

/** Whom the operation is for. */
export const DREF_PEOPLE = ['women', 'men', 'girls', 'boys'] as const;
/** Costs of an imminent DREF, in Swiss francs. */
export const DREF_COSTS = ['sub_total_cost', 'surge_deployment_cost', 'indirect_cost', 'total_cost'] as const;
/** And what was spent of them. */
export const DREF_EXPENDITURES = [
  'sub_total_expenditure_cost',
  'surge_deployment_expenditure_cost',
  'indirect_expenditure_cost',
  'total_expenditure_cost',
] as const;
/** Whether an update changes this; the reader is told what and why. */
export const DREF_CHANGES = [
  'changing_timeframe_operation',
  'changing_operation_strategy',
  'changing_target_population_of_operation',
  'changing_geographic_location',
  'changing_budget',
  'request_for_second_allocation',
  'has_forecasted_event_materialize',
] as const;

/** Of all stages. */
export const DREF_COMMON = {
  /** As long as people write. */
  texts: [
    'anticipatory_actions',
    'event_description',
    'event_scope',
    'icrc',
    'ifrc',
    'major_coordination_mechanism',
    'national_authorities',
    'operation_objective',
    'partner_national_society',
    'people_assisted',
    'response_strategy',
    'risk_security_concern',
    'selection_criteria',
    'un_or_other_actor',
  ],
  /** Up to 500 characters. */
  shortTexts: ['event_text'],
  /** Up to 255, never translated. */
  names: ['appeal_code', 'glide_code', ...contactFields('name'), ...contactFields('title')],
  emails: contactFields('email'),
  /** Up to 100. */
  phones: [...contactFields('phone_number'), 'national_society_hotline_phone_number'] as const,
  counts: [
    ...DREF_PEOPLE,
    'total_targeted_population',
    'displaced_people',
    'people_in_need',
    'people_targeted_with_early_actions',
  ],
  /** From 0 to 100. */
  percentages: ['disability_people_per', 'people_per_urban', 'people_per_local'],
  answers: [
    ...DREF_POLICIES,
    'did_national_society',
    'government_requested_assistance',
    'has_child_safeguarding_risk_analysis_assessment',
    'is_there_major_coordination_mechanism',
  ],
  days: ['date_of_approval', 'event_date', 'ns_respond_date'],
  /** Ids of documents. */
  documents: ['assessment_report'],
  /** One photo with its caption. */
  photos: ['cover_image_file', 'event_map_file'],
  /** Several of them. */
  albums: ['images_file'],
} as const;

/** What an application and its updates have beyond that. */
const BEFORE_THE_END = {
  texts: [
    'communication',
    'human_resource',
    'identified_gaps',
    'is_volunteer_team_diverse',
    'logistic_capacity_of_ns',
    'pmer',
    'surge_personnel_deployed',
  ],
  answers: ['emergency_appeal_planned', 'is_man_made_event', 'is_surge_personnel_deployed'],
  days: ['ns_request_date'],
  documents: ['budget_file'],
} as const;

/** What each stage has beyond `DREF_COMMON`. */
export const DREF_OWN = {
  application: {
    texts: [
      ...BEFORE_THE_END.texts,
      'addressed_humanitarian_impacts',
      'dref_recurrent_text',
      'hazard_date_and_location',
      'hazard_vulnerabilities_and_risks',
      'lessons_learned',
      'ns_request_text',
    ],
    shortTexts: [],
    counts: ['amount_requested', 'num_affected', 'operation_timeframe_imminent', ...DREF_COSTS],
    /** Up to 30 months. */
    timeframes: ['operation_timeframe'],
    answers: [
      ...BEFORE_THE_END.answers,
      'did_it_affect_same_area',
      'did_it_affect_same_population',
      'did_ns_request_fund',
      'did_ns_respond',
    ],
    days: [
      ...BEFORE_THE_END.days,
      'end_date',
      'government_requested_assistance_date',
      'hazard_date',
      'publishing_date',
      'submission_to_geneva',
    ],
    documents: [
      ...BEFORE_THE_END.documents,
      'contingency_plans_supporting_document',
      'disaster_category_analysis',
      'scenario_analysis_supporting_document',
      'supporting_document',
      'targeting_strategy_support_file',
    ],
    albums: [],
  },
  update: {
    texts: [...BEFORE_THE_END.texts, 'specified_trigger_met', 'summary_of_change'],
    shortTexts: [],
    counts: [
      'additional_allocation',
      'dref_allocated_so_far',
      'number_of_people_affected',
      'number_of_people_targeted',
      'total_dref_allocation',
    ],
    timeframes: ['total_operation_timeframe'],
    answers: [...BEFORE_THE_END.answers, ...DREF_CHANGES],
    days: [
      ...BEFORE_THE_END.days,
      'new_operational_end_date',
      'new_operational_start_date',
      'reporting_end_date',
      'reporting_start_date',
    ],
    documents: BEFORE_THE_END.documents,
    albums: ['photos_file'],
  },
  report: {
    texts: [
      'change_in_operational_strategy_text',
      'financial_report_description',
      'national_society_conducted_description',
    ],
    shortTexts: ['main_donors'],
    counts: [
      'num_assisted',
      'number_of_people_affected',
      'number_of_people_targeted',
      'total_dref_allocation',
      'total_operation_timeframe_imminent',
      ...DREF_COSTS,
      ...DREF_EXPENDITURES,
    ],
    timeframes: ['total_operation_timeframe'],
    answers: ['change_in_operational_strategy', 'has_national_society_conducted'],
    days: ['date_of_publication', 'operation_end_date', 'operation_start_date'],
    documents: ['financial_report'],
    albums: [],
  },
} as const;

const SECTORS = [
  'shelter_housing_and_settlements',
  'livelihoods_and_basic_needs',
  'multi_purpose_cash',
  'health',
  'water_sanitation_and_hygiene',
  'protection_gender_and_inclusion',
  'education',
  'migration_and_displacement',
  'risk_reduction_climate_adaptation_and_recovery',
  'community_engagement_and_accountability',
] as const;

/** Titles of planned interventions, in the order in which they are shown. */
export const INTERVENTION_TITLES = [
  ...SECTORS,
  'environmental_sustainability',
  'coordination_and_partnerships',
  'secretariat_services',
  'national_society_strengthening',
] as const;
/** Of needs. */
export const NEED_TITLES = [
  ...SECTORS.slice(0, 2),
  'multi_purpose_cash_grants',
  ...SECTORS.slice(3),
  'environment_sustainability',
] as readonly (
  | Exclude<(typeof SECTORS)[number], 'multi_purpose_cash'>
  | 'multi_purpose_cash_grants'
  | 'environment_sustainability'
)[];
/** Of actions of the National Society. */
export const ACTION_TITLES = [
  ...SECTORS,
  'environment_sustainability',
  'coordination',
  'national_society_readiness',
  'assessment',
  'resource_mobilization',
  'activation_of_contingency_plans',
  'national_society_eoc',
  'other',
] as const;
