import { displayName } from '#src/domain/displayName.ts';
import { commonStrings } from '#src/i18n/common/strings.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';

/** A user as records name their authors. */
interface Person {
  first_name?: string | null | undefined;
  last_name?: string | null | undefined;
  username?: string | null | undefined;
}

/** What a user is called; 'Unknown user' for nobody and for one without a name. Source: product specification, section 8. */
export function usePersonName(person: Person | null | undefined): string {
  const { unknownUser } = useStrings(commonStrings);
  const { first_name: first, last_name: last, username } = person ?? {};
  return displayName({ first, last, username: username ?? '' }) || unknownUser;
}
