/** Keys of `api_visibility_choices`: who sees a record. */
export const VISIBILITY = { movement: 1, secretariat: 2, public: 3, federationAndSocieties: 4 } as const;
export type Visibility = (typeof VISIBILITY)[keyof typeof VISIBILITY];

/** The same of projects, by the keys of `api_visibility_char_choices`; from the widest to the narrowest. */
export const PROJECT_VISIBILITIES = ['public', 'logged_in_user', 'ifrc_ns', 'ifrc_only'] as const;
export type ProjectVisibility = (typeof PROJECT_VISIBILITIES)[number];

const KEYS: Readonly<Record<Visibility, ProjectVisibility>> = {
  [VISIBILITY.public]: 'public',
  [VISIBILITY.movement]: 'logged_in_user',
  [VISIBILITY.federationAndSocieties]: 'ifrc_ns',
  [VISIBILITY.secretariat]: 'ifrc_only',
};
/** A number that nobody gave a meaning is for the secretariat alone. */
export const visibilityKey = (visibility: number): ProjectVisibility =>
  KEYS[visibility as Visibility] ?? 'ifrc_only';
export const visibilityNumber = (key: ProjectVisibility): Visibility =>
  ORDER[PROJECT_VISIBILITIES.indexOf(key)] ?? VISIBILITY.secretariat;

/** From the widest to the narrowest, as forms offer them. */
const ORDER: readonly Visibility[] = [
  VISIBILITY.public,
  VISIBILITY.movement,
  VISIBILITY.federationAndSocieties,
  VISIBILITY.secretariat,
];
/** Whether the second shows a record to fewer people than the first; a number without a meaning is the narrowest. */
export const isNarrower = (before: number, after: number): boolean => rankOf(after) > rankOf(before);
function rankOf(visibility: number) {
  const rank = ORDER.indexOf(visibility as Visibility);
  return rank === -1 ? ORDER.length : rank;
}

/** How many of them a kind of organization may choose, from the widest on; what is not listed, all. */
const OFFERED: Readonly<Record<string, number>> = { OTHR: 2, NTLS: 3 };

/**
 * Who may be chosen to see a record, by the writer's kind of organization. Reports on a country under review have one choice.
 * Source: emergencies facts, 11.5; 3W facts, project form.
 */
export function visibilitiesFor(
  orgType: string | null | undefined,
  { isReviewed = false }: { isReviewed?: boolean | undefined } = {},
): readonly Visibility[] {
  return isReviewed ? [VISIBILITY.federationAndSocieties] : ORDER.slice(0, OFFERED[orgType ?? '']);
}
