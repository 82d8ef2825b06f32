import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import type { Language } from '#contracts/languages.ts';
import { HEALTH_CHOICES, HEALTH_COUNTS, HEALTH_FLAGS, HEALTH_SERVICES } from '#contracts/localUnits/codes.ts';
import type { latestLocalUnitChangeEndpoint } from '#contracts/localUnits/steps.ts';
import { formatDate, formatList, formatNumber, MISSING } from '#src/i18n/format.ts';
import type { localUnitStrings } from '#src/records/localUnit/strings.ts';
import type { localUnitHealthStrings } from '../strings.ts';

/** A unit as far as two versions of it are compared. */
export type Version = NonNullable<AnswerOf<typeof latestLocalUnitChangeEndpoint>['previous_data_details']>;
type Health = NonNullable<Version['health']>;

export interface Words {
  readonly names: typeof localUnitStrings.english;
  readonly ofHealth: typeof localUnitHealthStrings.english;
  readonly language: Language;
}

/** How a part reads, and what it says: names are in the language of who wrote them, so that ids are compared. */
interface Told {
  readonly text: string | undefined;
  readonly says: unknown;
}
type Part<Of, Name> = readonly [name: Name, tell: (of: Of, words: Words) => Told];
type HealthPart = Part<Partial<Health>, keyof Words['ofHealth']>;
type Maybe<Value> = Value | null | undefined;

const written = (value: Maybe<string>): Told => ({ text: value || undefined, says: value || undefined });
const chosen = (id: Maybe<number>, detail: Maybe<{ name: string }>): Told => ({
  text: detail?.name,
  says: id ?? undefined,
});
const yesOrNo = (value: Maybe<boolean>, { ofHealth }: Words): Told => ({
  text: value ? ofHealth.yes : value === false ? ofHealth.no : undefined,
  says: value ?? undefined,
});
const counted = (value: Maybe<number>, { language }: Words): Told => ({
  text: typeof value === 'number' ? formatNumber(value, language) : undefined,
  says: value ?? undefined,
});

/** As many decimals as the real API keeps: more of them are no move. */
const DECIMALS = 6;
const degrees = (value: number | undefined): Told => {
  const text = value === undefined ? undefined : String(Number(value.toFixed(DECIMALS)));
  return { text, says: text };
};

/** What is compared of a unit, in the order of its form. */
const UNIT_PARTS: readonly Part<Version, keyof Words['names']>[] = [
  ['country', ({ country, country_details }) => chosen(country, country_details)],
  ['type', ({ type, type_details }) => chosen(type, type_details)],
  ['subtype', ({ subtype }) => written(subtype)],
  ['level', ({ level, level_details }) => chosen(level, level_details)],
  [
    'dateOfData',
    ({ date_of_data }, { language }) => ({
      text: date_of_data && formatDate(date_of_data, language),
      says: date_of_data,
    }),
  ],
  ['localName', ({ local_branch_name }) => written(local_branch_name)],
  ['englishName', ({ english_branch_name }) => written(english_branch_name)],
  ['latitude', ({ location_json }) => degrees(location_json?.lat)],
  ['longitude', ({ location_json }) => degrees(location_json?.lng)],
  ['addressLoc', ({ address_loc }) => written(address_loc)],
  ['addressEn', ({ address_en }) => written(address_en)],
  ['cityLoc', ({ city_loc }) => written(city_loc)],
  ['cityEn', ({ city_en }) => written(city_en)],
  ['postcode', ({ postcode }) => written(postcode)],
  ['focalPersonLoc', ({ focal_person_loc }) => written(focal_person_loc)],
  ['focalPersonEn', ({ focal_person_en }) => written(focal_person_en)],
  ['phone', ({ phone }) => written(phone)],
  ['email', ({ email }) => written(email)],
  ['link', ({ link }) => written(link)],
  ['sourceLoc', ({ source_loc }) => written(source_loc)],
  ['sourceEn', ({ source_en }) => written(source_en)],
  [
    'visibility',
    ({ visibility, visibility_display }, { names }) => ({
      text: names[`visibility_${visibility}` as keyof Words['names']] ?? visibility_display,
      says: visibility,
    }),
  ],
];

const WRITTEN_OF_HEALTH = [
  'other_affiliation',
  'other_facility_type',
  'focal_point_position',
  'focal_point_email',
  'focal_point_phone_number',
  'speciality',
  'other_services',
  'other_training_facilities',
  'feedback',
] as const;

/** What is compared of its health data, by the names of the API. */
const HEALTH_PARTS: readonly HealthPart[] = [
  ...HEALTH_CHOICES.map((name): HealthPart => [name, (of) => chosen(of[name], of[`${name}_details`])]),
  ...WRITTEN_OF_HEALTH.map((name): HealthPart => [name, (of) => written(of[name])]),
  ...HEALTH_SERVICES.map(
    (name): HealthPart => [name, (of, words) => several(of[name], of[`${name}_details`], words)],
  ),
  ...HEALTH_FLAGS.map((name): HealthPart => [name, (of, words) => yesOrNo(of[name], words)]),
  ...HEALTH_COUNTS.map((name): HealthPart => [name, (of, words) => counted(of[name], words)]),
  ['other_profiles', ({ other_profiles }, words) => professions(other_profiles, words)],
];

function several(ids: Maybe<readonly number[]>, details: Maybe<readonly { name: string }[]>, words: Words) {
  const says = [...(ids ?? [])].sort((one, other) => one - other).join();
  const text = formatList(
    (details ?? []).map(({ name }) => name),
    words.language,
  );
  return { text: says === '' ? undefined : text, says };
}

function professions(rows: Health['other_profiles'], { language }: Words): Told {
  const texts = (rows ?? []).map(({ position, number }) => `${position}: ${formatNumber(number, language)}`);
  return written(texts.length > 0 ? formatList(texts, language) : undefined);
}

export interface Difference {
  readonly field: string;
  readonly label: string;
  readonly was: string;
  readonly now: string;
}

/** What two versions of a unit differ in, in the words of the reader. */
export const differencesOf = (before: Version, after: Version, words: Words): Difference[] => [
  ...differencesIn(UNIT_PARTS, [before, after], words, words.names),
  ...differencesIn(HEALTH_PARTS, [before.health ?? {}, after.health ?? {}], words, words.ofHealth),
];

const differencesIn = <Of, Name extends string>(
  parts: readonly Part<Of, Name>[],
  [before, after]: readonly [Of, Of],
  words: Words,
  labels: Readonly<Record<Name, string>>,
): Difference[] =>
  parts.flatMap(([field, tell]) => {
    const [was, now] = [tell(before, words), tell(after, words)];
    if (was.says === now.says) return [];
    return [{ field, label: labels[field], was: was.text ?? MISSING, now: now.text ?? MISSING }];
  });
