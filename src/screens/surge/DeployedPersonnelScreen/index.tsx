import { isGuest } from '#rules/roles.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { useAuth } from '#src/core/useAuth.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { ListPage } from '#src/lists/ListPage.tsx';
import { deploymentStrings } from '../strings.ts';
import { deployedPersonnel } from './list.ts';

/** `/deployed-personnels/all`: everybody who was, is or will be sent. `event` in the address keeps those of one emergency. */
export function DeployedPersonnelScreen() {
  const strings = useStrings(deploymentStrings);
  const { isSignedIn, profile } = useAuth();
  const mayName = isSignedIn && !isGuest(profile);
  return (
    <ListPage
      list={deployedPersonnel}
      title={useStrings(routeStrings).deployedPersonnel}
      note={mayName ? undefined : strings.namesForMembers}
      without={mayName ? [] : ['name']}
    />
  );
}
