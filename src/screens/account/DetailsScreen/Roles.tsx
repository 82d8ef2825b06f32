import type { UserProfile } from '#contracts/account/currentUser.ts';
import { isFederationAdmin, isGuest, isSuperuser } from '#rules/roles.ts';
import { Panel } from '#src/components/Panel/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { useFailureAlert } from '#src/hooks/useFailureAlert.ts';
import { useRegions } from '#src/hooks/useRegions.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatList } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import styles from './DetailsScreen.module.css';
import { accountDetailsStrings } from './strings.ts';

interface Place {
  id: number;
  name: string;
}

interface RolesProps {
  user: UserProfile;
  /** Undefined until they are there. */
  countries: readonly Place[] | undefined;
}

/** As what one is here, of which places, and what each of that lets one do. */
export function Roles({ user, countries }: RolesProps) {
  const strings = useStrings(accountDetailsStrings);
  const language = useLanguage();
  const { config } = useApp();
  const { regions, ...names } = useRegions();
  useFailureAlert(names);
  const of = (key: 'countryAdmin' | 'regionAdmin' | 'perAdmin' | 'drefCoordinator', places: string[]) =>
    places.length > 0 && fill(strings[key], { places: formatList(places, language) });
  const namesIn = (all: readonly Place[] | undefined, ids: readonly number[]) =>
    all?.filter(({ id }) => ids.includes(id)).map(({ name }) => name) ?? [];
  const roles = [
    isSuperuser(user) && strings.superuser,
    isFederationAdmin(user, { federationEmailDomain: config.federationEmailDomain }) &&
      strings.federationAdmin,
    of('regionAdmin', namesIn(regions, user.is_admin_for_regions)),
    of('countryAdmin', namesIn(countries, user.is_admin_for_countries)),
    of('perAdmin', [
      ...namesIn(regions, user.is_per_admin_for_regions),
      ...namesIn(countries, user.is_per_admin_for_countries),
    ]),
    of('drefCoordinator', namesIn(regions, user.is_dref_coordinator_for_regions)),
    isGuest(user) ? strings.guestRole : strings.memberRole,
  ].filter((role) => role !== false);
  return (
    <Panel heading={strings.roles}>
      <ul className={styles.roles}>
        {roles.map((role) => (
          <li key={role}>{role}</li>
        ))}
      </ul>
    </Panel>
  );
}
