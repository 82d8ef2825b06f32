import { English } from '#src/components/English/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { countryLink } from '#src/core/placeLinks.ts';
import { MISSING } from '#src/i18n/format.ts';

type Maybe<Value> = Value | null | undefined;

/** A country, or the National Society of one, by the way to its page. */
export function CountryOf({
  country,
  label = country?.name,
}: {
  country: Maybe<{ id: number; name?: Maybe<string> }>;
  label?: Maybe<string>;
}) {
  return country ? <TextLink to={countryLink(country.id)}>{label || MISSING}</TextLink> : MISSING;
}

/** An emergency, by the way to who and what is there. */
export function EmergencyOf({ event }: { event: Maybe<{ id: number; name?: Maybe<string> }> }) {
  if (!event) return MISSING;
  return (
    <TextLink to={pathTo('emergencySurge', { emergencyId: event.id })}>
      <English where="untranslated">{event.name || MISSING}</English>
    </TextLink>
  );
}
