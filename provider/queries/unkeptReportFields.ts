const UNITS = [
  'base_camp',
  'basic_health_care',
  'deployment_hospital',
  'it_telecom',
  'logistics',
  'referral_hospital',
  'relief',
  'water_sanitation_15',
  'water_sanitation_20',
  'water_sanitation_40',
];

const REQUESTS = [
  'appeal',
  'bulletin',
  'dref',
  'emergency_response_unit',
  'fact',
  'forecast_based_action',
  'imminent_dref',
  'rdrt',
];

const AMOUNTS = [
  'appeal_amount',
  'dref_amount',
  'forecast_based_action_amount',
  'imminent_dref_amount',
  'num_emergency_response_unit',
  'num_fact',
  'num_rdrt',
  'health_min_num_assisted',
  'who_num_assisted',
];

const nulls = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, null]));
const requests = (names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => [[name, 0] as const, [`${name}_display`, 'No'] as const]));

/**
 * The planned response, sources and details of a whole field report, which this backend does not keep yet: the real one's
 * keys, with nothing requested and nothing listed.
 */
export const unkeptResponseFields = {
  ...requests(REQUESTS),
  ...nulls(AMOUNTS),
  ...requests(UNITS.map((unit) => `eru_${unit}`)),
  ...nulls(UNITS.map((unit) => `eru_${unit}_units`)),
  ...nulls(['actions_others', 'fr_num', 'other_sources', 'previous_update', 'rid', 'sit_fields_date']),
  actions_taken: [],
  contacts: [],
  districts: [],
  districts_details: [],
  external_partners: [],
  external_partners_details: [],
  sources: [],
  supported_activities: [],
  supported_activities_details: [],
  translation_module_skip_auto_translation: false,
  user_details: null,
};
