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

const nulls = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, null]));
const requests = (names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => [[name, 0] as const, [`${name}_display`, 'No'] as const]));

/** What the real backend keeps of a whole field report and its form does not ask for: its keys, with nothing requested. */
export const unkeptResponseFields = {
  ...requests(['rdrt', ...UNITS.map((unit) => `eru_${unit}`)]),
  ...nulls(UNITS.map((unit) => `eru_${unit}_units`)),
  ...nulls(['health_min_num_assisted', 'num_rdrt', 'previous_update', 'rid', 'who_num_assisted']),
  translation_module_skip_auto_translation: false,
};
