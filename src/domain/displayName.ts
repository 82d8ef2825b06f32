/**
 * How a person is called: first and last name joined, otherwise the part of the user name before the @; empty without any.
 * Source: product specification, section 9.
 */
export function displayName(person: {
  first?: string | null | undefined;
  last?: string | null | undefined;
  username: string;
}): string {
  const fullName = [person.first, person.last]
    .map((name) => name?.trim())
    .filter(Boolean)
    .join(' ');
  return fullName || (person.username.split('@')[0] ?? '').trim();
}
