import { pathTo } from '#src/core/links.ts';
import type { LinkedText } from '#src/lists/column.ts';

type Maybe<Value> = Value | null | undefined;
type Named = Maybe<{ id: number; name?: Maybe<string> }>;

/** An emergency, by the way to who and what is there. */
export const emergencySurgeLink = (event: Named): LinkedText | undefined =>
  event ? { text: event.name, to: pathTo('emergencySurge', { emergencyId: event.id }) } : undefined;

/** A country called by its National Society. */
export const asSociety = <Country extends { id: number; name?: Maybe<string>; society_name?: Maybe<string> }>(
  country: Maybe<Country>,
) => country && { id: country.id, name: country.society_name || country.name };
