import { HEALTH_COUNTS, HEALTH_FLAGS } from '#contracts/localUnits/codes.ts';
import {
  CHOICE_COLUMNS,
  CHOICES_COLUMNS,
  UPLOAD_COLUMNS,
  UPLOAD_LIMITS,
  type UploadTemplate,
} from '#contracts/localUnits/upload.ts';
import { writeWorkbook } from '#provider/excel/writeWorkbook.ts';
import { ENUMS, LOCAL_UNIT_OPTIONS, type LocalUnitList } from '#provider/seed/data.ts';

/**
 * What the columns of files of local units are called: the headings that the GO API reads, so that a file filled in for one API is
 * read by the other. Files by the API's own names of the columns, as templates of old had them, are read as well.
 */
const HEADINGS: Readonly<Record<string, string>> = {
  date_of_data: 'Date of Update',
  english_branch_name: 'Local Unit Name (En)',
  local_branch_name: 'Local Unit Name (Local)',
  visibility: 'Visibility',
  level: 'Coverage',
  subtype: 'Sub-type',
  focal_person_en: 'Focal Person (En)',
  focal_person_loc: 'Focal Person (Local)',
  source_en: 'Source (En)',
  source_loc: 'Source (Local)',
  address_loc: 'Address (Local)',
  address_en: 'Address (En)',
  city_loc: 'Locality (Local)',
  city_en: 'Locality (En)',
  postcode: 'Local Unit Post Code',
  email: 'Local Unit Email',
  phone: 'Local Unit Phone Number',
  link: 'Local Unit Website',
  latitude: 'Latitude',
  longitude: 'Longitude',
  focal_point_email: 'Focal Person Email',
  focal_point_phone_number: 'Focal Person Phone Number',
  focal_point_position: 'Focal Person Position',
  health_facility_type: 'Health Facility Type',
  other_facility_type: 'Other Facility Type',
  affiliation: 'Affiliation',
  other_affiliation: 'Other Affiliation',
  functionality: 'Functionality',
  primary_health_care_center: 'Primary Health Care Center',
  speciality: 'Specialities',
  hospital_type: 'Hospital Type',
  is_teaching_hospital: 'Teaching Hospital',
  is_in_patient_capacity: 'In-patient Capacity',
  is_isolation_rooms_wards: 'Isolation Rooms',
  number_of_isolation_rooms: 'Number of Isolation Beds',
  is_warehousing: 'Warehousing',
  is_cold_chain: 'Cold Chain',
  other_medical_heal: 'Other Medical Heal',
  maximum_capacity: 'Maximum Bed Capacity',
  general_medical_services: 'General Medical Services',
  specialized_medical_beyond_primary_level: 'Specialized Medical Services (beyond primary level)',
  blood_services: 'Blood Services',
  other_services: 'Other Services',
  total_number_of_human_resource: 'Total Number of Human Resources',
  general_practitioner: 'General Practitioners',
  residents_doctor: 'Resident Doctors',
  specialist: 'Specialists',
  nurse: 'Nurses',
  nursing_aid: 'Nursing Aids',
  dentist: 'Dentists',
  midwife: 'Midwife',
  pharmacists: 'Pharmacists',
  other_training_facilities: 'Other Training Facility',
  professional_training_facilities: 'Professional Training Facilities',
  ambulance_type_a: 'Ambulance Type A',
  ambulance_type_b: 'Ambulance Type B',
  ambulance_type_c: 'Ambulance Type C',
  // The GO API passes over it.
  feedback: 'Comments by the National Society',
};
/** Of health care units the GO API calls these otherwise. */
const HEALTH_HEADINGS: Readonly<Record<string, string>> = {
  focal_person_en: 'Focal Person Name (En)',
  focal_person_loc: 'Focal Person Name (Local)',
};

/** Who may see a unit. */
export const VISIBILITIES = ENUMS.api_visibility_choices ?? [];

const headingOf = (name: string, template: UploadTemplate) =>
  (template === 'health_care' && HEALTH_HEADINGS[name]) || (HEADINGS[name] ?? name);

const NAMES = new Map(
  [...Object.entries(HEADINGS), ...Object.entries(HEALTH_HEADINGS)].map(([name, heading]) => [
    heading.toLowerCase(),
    name,
  ]),
);
const nameOf = (heading: string) => {
  const said = heading.trim().toLowerCase();
  return NAMES.get(said) ?? said;
};

/** Columns that the GO API's own template of health care units does not have. */
const NOT_OF_HEALTH = new Set([
  'level',
  'source_en',
  'source_loc',
  'email',
  'phone',
  'link',
  'midwife',
  'feedback',
]);

/** As in the GO API's own template: a note, the headings, hints, and the units below. Templates of old begin with the headings. */
const HEADINGS_ROW = 2;
const UNITS_ROW = 4;
export const HEAD_ROWS = UNITS_ROW - 1;
/** How the hint of the first column begins. */
const REQUIRED = 'Required.';

export interface Columns {
  /** The API's names of the columns, and the headings by these names. */
  names: readonly string[];
  headings: ReadonlyMap<string, string>;
  /** The rows below. */
  rows: readonly { row: number; cells: readonly string[] }[];
}

/** The columns of a sheet by the template, in any order; further ones, such as notes of one's own, are left alone. */
export function columnsOf(
  rows: readonly { row: number; cells: readonly string[] }[],
  template: UploadTemplate,
): Columns | undefined {
  const needed = UPLOAD_COLUMNS[template].filter(
    (name) => template !== 'health_care' || !NOT_OF_HEALTH.has(name),
  );
  for (const [at, { cells }] of rows.slice(0, HEADINGS_ROW).entries()) {
    const names = cells.map(nameOf);
    if (!needed.every((name) => names.includes(name))) continue;
    const below = rows.slice(at + 1);
    const isHinted = below[0]?.cells[names.indexOf('date_of_data')]?.startsWith(REQUIRED);
    return {
      names,
      headings: new Map(names.map((name, column) => [name, cells[column]?.trim() ?? name])),
      rows: isHinted ? below.slice(1) : below,
    };
  }
  return undefined;
}

/** The template, with what can be chosen offered in its cells, and listed on a second sheet. */
export function uploadTemplate(template: UploadTemplate): Promise<Buffer> {
  const columns = UPLOAD_COLUMNS[template];
  const lists = columns.flatMap((name, column) => {
    const choices = choicesIn(name);
    return choices ? [{ name, column, choices }] : [];
  });
  const longest = Math.max(...lists.map(({ choices }) => choices.length));
  return writeWorkbook([
    {
      name: 'Local units',
      rows: [
        [`One local unit a row, from row ${UNITS_ROW} on. What can be chosen is on the sheet "${CHOICES}".`],
        columns.map((name) => headingOf(name, template)),
        columns.map((name) => hintOf(name)),
      ],
      headRow: HEADINGS_ROW,
      heldRows: HEAD_ROWS,
      // A list lets nobody choose several.
      offers: lists.flatMap(({ name, column, choices }, list) =>
        CHOICES_COLUMNS.includes(name)
          ? []
          : [
              {
                column,
                rows: [UNITS_ROW, UNITS_ROW + UPLOAD_LIMITS.rows - 1],
                of: { sheet: CHOICES, column: list, rows: [2, choices.length + 1] },
              },
            ],
      ),
    },
    {
      name: CHOICES,
      rows: [
        lists.map(({ name }) => headingOf(name, template)),
        ...Array.from({ length: longest }, (_, at) => lists.map(({ choices }) => choices[at] ?? null)),
      ],
      headRow: 1,
      heldRows: 1,
    },
  ]);
}

const CHOICES = 'Choices';
const FLAGS: readonly string[] = HEALTH_FLAGS;
const COUNTS: readonly string[] = HEALTH_COUNTS;

/** What can be chosen in a column, as it is called in English. */
function choicesIn(name: string): string[] | undefined {
  if (name === 'visibility') return VISIBILITIES.map(({ label }) => label.en);
  if (FLAGS.includes(name)) return ['Yes', 'No'];
  if (![...CHOICE_COLUMNS, ...CHOICES_COLUMNS].includes(name)) return undefined;
  return LOCAL_UNIT_OPTIONS[name as LocalUnitList].map(({ name: called }) => called.en);
}

const CHOSEN = 'Choose from the list.';
const HINTS: Readonly<Record<string, string>> = {
  date_of_data: `${REQUIRED} A date, such as 2026-05-31.`,
  local_branch_name: `${REQUIRED} Or the name in English.`,
  latitude: `${REQUIRED} Degrees, from -90 to 90.`,
  longitude: `${REQUIRED} Degrees, from -180 to 180.`,
  affiliation: `${REQUIRED} ${CHOSEN}`,
  functionality: `${REQUIRED} ${CHOSEN}`,
  health_facility_type: `${REQUIRED} ${CHOSEN}`,
};

function hintOf(name: string): string | null {
  if (CHOICES_COLUMNS.includes(name)) return `One or more of the sheet "${CHOICES}", with commas between.`;
  if (COUNTS.includes(name)) return 'A whole number.';
  return HINTS[name] ?? (choicesIn(name) ? CHOSEN : null);
}
