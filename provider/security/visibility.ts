import { or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { isFederationAdmin, isMember, isSuperuser } from '#rules/roles.ts';
import { VISIBILITY } from '#rules/visibility.ts';
import type { SignedInUser } from './users.ts';

interface Guarded {
  /** The record's column of visibility. */
  visibility: SQLWrapper;
  /** A condition: the record concerns one of these countries (never an empty list). */
  touches: (countryIds: readonly number[]) => SQL;
}

/**
 * The condition under which a record is seen. Visitors and guests: public ones. Federation admins and superusers: all.
 * Others who signed in: all but the secretariat's, and those of IFRC and National Societies only where they touch one of
 * the user's countries. Source: emergencies facts, 0.3.
 */
export function visibleTo(user: SignedInUser | undefined, { visibility, touches }: Guarded): SQL {
  const { movement, public: open, federationAndSocieties } = VISIBILITY;
  if (!user || !isMember(user)) return sql`${visibility} = ${open}`;
  if (isSuperuser(user) || isFederationAdmin(user)) return sql`true`;
  const ofMovement = sql`${visibility} in (${movement}, ${open})`;
  if (user.countries.length === 0) return ofMovement;
  const ofOwnCountries = sql`(${visibility} = ${federationAndSocieties} and ${touches(user.countries)})`;
  return or(ofMovement, ofOwnCountries) ?? ofMovement;
}

/** Names those who see the same of what has a visibility: readers of one name get the same condition of `visibleTo`. */
export function viewOf(user: SignedInUser | undefined): string {
  if (!user || !isMember(user)) return 'public';
  if (isSuperuser(user) || isFederationAdmin(user)) return 'all';
  return `movement ${[...user.countries].sort((one, other) => one - other)}`;
}
