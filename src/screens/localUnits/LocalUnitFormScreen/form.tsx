import { HEALTH_STAFF } from '#contracts/localUnits/codes.ts';
import { localUnitEndpoint } from '#contracts/localUnits/record.ts';
import { LOCAL_UNIT_ERRORS, LocalUnit as LocalUnitSchema } from '#contracts/localUnits/schemas.ts';
import { FORM_ERRORS } from '#contracts/schemas/formErrors.ts';
import { dayOf } from '#rules/dates.ts';
import { type VISIBILITY, visibilitiesFor } from '#rules/visibility.ts';
import { pathTo } from '#src/core/links.ts';
import { defineForm } from '#src/forms/defineForm.ts';
import { formOf } from '#src/forms/definition.ts';
import {
  checks,
  choice,
  count,
  day,
  decimal,
  email,
  longText,
  record,
  shortRecord,
  text,
  yesNo,
} from '#src/forms/kinds.tsx';
import { localUnitStrings } from '#src/records/localUnit/strings.ts';
import { localUnitHealthStrings } from '../strings.ts';
import { CalledAlike } from './AlikeNotice.tsx';
import { localUnitKind } from './kind.ts';
import { PlaceMap } from './PlaceMap.tsx';
import { localUnitErrorStrings, localUnitFormStrings } from './strings.ts';
import { type LocalUnitOptions, useLocalUnitOptions } from './useLocalUnitOptions.ts';
import { isHealthCare, type LocalUnitValues, placeOf } from './values.ts';

const WORDS = [localUnitStrings, localUnitHealthStrings, localUnitFormStrings] as const;
interface Facts {
  isWritten: boolean;
  /** Types of the country that are kept elsewhere. */
  external: readonly number[];
}
const { field, list, section } = formOf<LocalUnitValues, LocalUnitOptions, Facts>()(...WORDS);

const isHealth = ({ values }: { values: LocalUnitValues }) => isHealthCare(values);
const isBranch = ({ values }: { values: LocalUnitValues }) => !isHealthCare(values);
const isWritten = ({ facts }: { facts: Facts | undefined }) => facts?.isWritten === true;
const OF_BRANCH = { isShown: isBranch } as const;
const NEEDED = { isRequired: true } as const;

type Listed = Parameters<LocalUnitOptions['list']>[0];
/** One of a list of the options, and several of one. */
const oneOf = (name: Listed) => shortRecord((options: LocalUnitOptions) => options.list(name));
const someOf = (name: Listed) => checks((options: LocalUnitOptions) => options.list(name));
const short = { limit: 255 } as const;
const long = { limit: 500 } as const;

const SECTIONS = [
  section('kind', 'sectionKind', [
    field(
      'country',
      record((options: LocalUnitOptions) => options.countries),
      'country',
      { isRequired: true, isFixed: isWritten },
    ),
    field('type', oneOf('type'), 'type', NEEDED),
    field('subtype', text, 'subtype', { limit: 200 }),
    field('level', oneOf('level'), 'level', OF_BRANCH),
    field('date_of_data', day, 'dateOfData', NEEDED),
  ]),
  section(
    'names',
    'sectionNames',
    [
      field('local_branch_name', text, 'localName', short),
      field('english_branch_name', text, 'englishName', short),
    ],
    { intro: 'namesHint', After: CalledAlike },
  ),
  section(
    'place',
    'sectionPlace',
    [field('latitude', decimal, 'latitude', NEEDED), field('longitude', decimal, 'longitude', NEEDED)],
    { intro: 'placeHint', After: PlaceMap },
  ),
  section('address', 'address', [
    field('address_loc', text, 'addressLoc', long),
    field('address_en', text, 'addressEn', long),
    field('city_loc', text, 'cityLoc', short),
    field('city_en', text, 'cityEn', short),
    field('postcode', text, 'postcode', { limit: 10 }),
  ]),
  section(
    'contact',
    'sectionContact',
    [
      field('focal_person_loc', text, 'focalPersonLoc', short),
      field('focal_person_en', text, 'focalPersonEn', short),
      field('phone', text, 'phone', { limit: 30 }),
      field('email', email, 'email', short),
      field('link', text, 'link', short),
      field('source_loc', text, 'sourceLoc', long),
      field('source_en', text, 'sourceEn', long),
    ],
    { isShown: isBranch },
  ),
  section(
    'facility',
    'facility',
    [
      field('health_facility_type', oneOf('health_facility_type'), 'health_facility_type', NEEDED),
      field('other_facility_type', text, 'other_facility_type', long),
      field('affiliation', oneOf('affiliation'), 'affiliation', NEEDED),
      field('other_affiliation', text, 'other_affiliation', long),
      field('functionality', oneOf('functionality'), 'functionality', NEEDED),
      field('hospital_type', oneOf('hospital_type'), 'hospital_type'),
      field('primary_health_care_center', oneOf('primary_health_care_center'), 'primary_health_care_center'),
      field('speciality', text, 'speciality', short),
      field('focal_point_position', text, 'focal_point_position', short),
      field('focal_point_email', email, 'focal_point_email', short),
      field('focal_point_phone_number', text, 'focal_point_phone_number', short),
    ],
    { isShown: isHealth },
  ),
  section(
    'services',
    'services',
    [
      field('general_medical_services', someOf('general_medical_services'), 'general_medical_services'),
      field(
        'specialized_medical_beyond_primary_level',
        someOf('specialized_medical_beyond_primary_level'),
        'specialized_medical_beyond_primary_level',
      ),
      field('blood_services', someOf('blood_services'), 'blood_services'),
      field('other_services', text, 'other_services', { ...long, isWide: true }),
      field(
        'professional_training_facilities',
        someOf('professional_training_facilities'),
        'professional_training_facilities',
      ),
      field('other_training_facilities', text, 'other_training_facilities', { ...long, isWide: true }),
    ],
    { isShown: isHealth },
  ),
  section(
    'capacity',
    'capacity',
    [
      field('is_teaching_hospital', yesNo(), 'is_teaching_hospital'),
      field('is_in_patient_capacity', yesNo(), 'is_in_patient_capacity'),
      field('maximum_capacity', count, 'maximum_capacity'),
      field('is_isolation_rooms_wards', yesNo(), 'is_isolation_rooms_wards'),
      field('number_of_isolation_rooms', count, 'number_of_isolation_rooms'),
      field('is_warehousing', yesNo(), 'is_warehousing'),
      field('is_cold_chain', yesNo(), 'is_cold_chain'),
      field('ambulance_type_a', count, 'ambulance_type_a'),
      field('ambulance_type_b', count, 'ambulance_type_b'),
      field('ambulance_type_c', count, 'ambulance_type_c'),
    ],
    { intro: 'ambulanceHint', isShown: isHealth },
  ),
  section(
    'staff',
    'staffPanel',
    [
      field('total_number_of_human_resource', count, 'total_number_of_human_resource'),
      ...HEALTH_STAFF.map((name) => field(name, count, name)),
      field('other_medical_heal', yesNo(), 'other_medical_heal'),
      list(
        'other_profiles',
        (row) => [
          row.field('position', text, 'profile', { ...short, isRequired: true }),
          row.field('number', count, 'profileNumber', NEEDED),
        ],
        {
          heading: 'other_profiles',
          add: 'addProfile',
          rowTitle: (words, { row, number }) => row.position || `${words.profile} ${number}`,
        },
      ),
      field('feedback', longText, 'feedback', long),
    ],
    { isShown: isHealth },
  ),
  section(
    'visibility',
    'sectionVisibility',
    [
      field(
        'visibility',
        choice(
          visibilitiesFor(undefined).map((value) => ({ value, label: `visibility_${value}` as const })),
          {
            of: (options: LocalUnitOptions) => options.visibilities as readonly (typeof VISIBILITY.public)[],
          },
        ),
        'visibility',
        NEEDED,
      ),
    ],
    { intro: 'visibilityHint' },
  ),
  section(
    'reason',
    'sectionReason',
    [
      field('update_reason_overview', longText, 'reason', {
        hint: 'reasonHint',
        isRequired: true,
        isShown: isWritten,
        limit: 2000,
      }),
    ],
    { isShown: isWritten },
  ),
];

/** The form of a local unit, with its health data where it is a health care unit. Source: countries facts, 9.4. */
export const localUnitForm = defineForm({
  kind: localUnitKind,
  schema: LocalUnitSchema,
  words: WORDS,
  errors: localUnitErrorStrings,
  texts: { failed: 'failed', created: 'created', updated: 'updated', notFound: 'notFound' },
  endpoint: localUnitEndpoint,
  addressOf: ({ id }) => pathTo('localUnit', { localUnitId: id }),
  sections: SECTIONS,
  useOptions: useLocalUnitOptions,
  factsOf: ({ isWritten, external }): Facts => ({ isWritten, external }),
  place: placeOf,
  ownMistakes: ({ type, update_reason_overview, date_of_data = '' }, facts) => ({
    // Chosen before its country was, or before it was kept elsewhere.
    ...(type !== undefined && facts?.external.includes(type) && { type: LOCAL_UNIT_ERRORS.external }),
    ...(facts?.isWritten &&
      !update_reason_overview?.trim() && { update_reason_overview: FORM_ERRORS.required }),
    // The contract takes a day that has begun anywhere; here it is known where the writer is.
    ...(date_of_data > dayOf(new Date()) && { date_of_data: LOCAL_UNIT_ERRORS.dataInFuture }),
  }),
});
