import { isGuest } from '#rules/roles.ts';
import { SegmentInput } from '#src/components/SegmentInput/index.tsx';
import { routeStrings } from '#src/core/routes/strings.ts';
import { useAuth } from '#src/core/useAuth.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { prefetchList } from '#src/lists/defineList.ts';
import { ListPage } from '#src/lists/ListPage.tsx';
import { deploymentStrings } from '../strings.ts';
import { deployedPersonnel } from './list.ts';
import styles from './Timeline.module.css';
import { Timeline } from './Timeline.tsx';

const TABLE = 'table';
const TIMELINE = 'timeline';

/**
 * `/deployed-personnels/all`: everybody who was, is or will be sent, as a table or over time, which the address says. `event`
 * in the address keeps those of one emergency.
 */
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
      before={({ shownAs, onShownAs }) => (
        <div className={styles.views}>
          <SegmentInput
            name="view"
            label={strings.view}
            isLabelHidden
            value={shownAs === TIMELINE ? TIMELINE : TABLE}
            options={[
              { value: TABLE, label: strings.table },
              { value: TIMELINE, label: strings.timeline },
            ]}
            onChange={(next) => onShownAs?.(next === TABLE ? '' : next)}
          />
        </div>
      )}
    >
      {(people, { shownAs }) =>
        shownAs === TIMELINE ? <Timeline people={people} mayName={mayName} /> : undefined
      }
    </ListPage>
  );
}
DeployedPersonnelScreen.prefetch = prefetchList(deployedPersonnel);
