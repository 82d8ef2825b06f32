/** The parts of a record that its history names, so that a reader need not know the names of 170 fields. */
const PARTS = {
  title: /^title$/,
  name: /^name$|_branch_name$/,
  visibility: /^visibility$/,
  status: /^(status|is_deprecated)$/,
  contacts: /contact|^focal_|^(phone|email|link)$/,
  files: /^files$/,
  dates: /(?:^|_)date/,
  places:
    /^(countries|districts|country|project_country|project_districts|project_admin2|admin2|regions|location_json|postcode)$|^(address|city)_/,
  money: /amount|expenditure|^(annual_splits)$/,
  people: /^(num_|gov_num|other_num|epi_|target_|reached_)|affected/,
  actions:
    /^(actions_|activities$|external_partners|supported_activities|bulletin|dref|appeal|fact|emergency_response|forecast|imminent)/,
  description: /^(description|notes_|other_sources|sources)/,
} as const;
export type ChangedPart = keyof typeof PARTS | 'other';

/** The parts that changed fields belong to, each once, in the order of the table. */
export function changedParts(fields: readonly string[]): ChangedPart[] {
  const found = new Set<ChangedPart>(
    fields.map((field) => PART_NAMES.find((part) => PARTS[part].test(field)) ?? 'other'),
  );
  return [...PART_NAMES, 'other' as const].filter((part) => found.has(part));
}
const PART_NAMES = Object.keys(PARTS) as (keyof typeof PARTS)[];
