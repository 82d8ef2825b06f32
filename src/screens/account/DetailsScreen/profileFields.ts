import type { UserProfile } from '#contracts/account/currentUser.ts';

/** What can be edited of a profile, as text. */
export function profileFields({ first_name, last_name, profile }: UserProfile) {
  const { country, org_type } = profile?.waiting ?? profile ?? {};
  return {
    first_name: first_name ?? '',
    last_name: last_name ?? '',
    country: country ? String(country) : '',
    city: profile?.city ?? '',
    org_type: org_type ?? '',
    org: profile?.org ?? '',
    department: profile?.department ?? '',
    position: profile?.position ?? '',
    phone_number: profile?.phone_number ?? '',
  };
}

export type ProfileFields = ReturnType<typeof profileFields>;
type FieldName = keyof ProfileFields;

/** Texts for which "nothing" is null on the wire; for the others it is empty. */
const NULLABLE: ReadonlySet<string> = new Set<FieldName>(['city', 'department', 'position', 'phone_number']);
const NAMES: ReadonlySet<string> = new Set<FieldName>(['first_name', 'last_name']);

/** The body that changes a profile from one to the other: what is the same is left out. */
export function changedProfile(before: ProfileFields, after: ProfileFields) {
  const changed = Object.entries(after)
    .map(([name, text]) => [name, text.trim()] as const)
    .filter(([name, text]) => text !== before[name as FieldName].trim())
    // A country or kind of organization can be changed, not taken away.
    .filter(([name, text]) => text !== '' || (name !== 'country' && name !== 'org_type'));
  const names = changed.filter(([name]) => NAMES.has(name));
  const profile = changed
    .filter(([name]) => !NAMES.has(name))
    .map(([name, text]) => [name, wireValue(name, text)] as const);
  return {
    ...Object.fromEntries(names),
    ...(profile.length > 0 && { profile: Object.fromEntries(profile) }),
  };
}

function wireValue(name: string, text: string) {
  if (name === 'country') return Number(text);
  return text === '' && NULLABLE.has(name) ? null : text;
}
