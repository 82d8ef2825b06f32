import { isGuest } from '#rules/roles.ts';
import { SegmentInput } from '#src/components/SegmentInput/index.tsx';
import { routeStrings } from '#src/core/routes/strings.ts';
import { useAuth } from '#src/core/useAuth.ts';
import { useQueryState } from '#src/hooks/useQueryState.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { prefetchList } from '#src/lists/defineList.ts';
import { ListPage } from '#src/lists/ListPage.tsx';
import { deploymentStrings } from '../strings.ts';
import { deployedPersonnel } from './list.ts';
import styles from './Timeline.module.css';
import { Timeline } from './Timeline.tsx';

/**
 * `/deployed-personnels/all`: everybody who was, is or will be sent, as a table or over time, which the address says. `event`
 * in the address keeps those of one emergency.
 */
export function DeployedPersonnelScreen() {
  const strings = useStrings(deploymentStrings);
  const { isSignedIn, profile } = useAuth();
  const mayName = isSignedIn && !isGuest(profile);
  const { query, change } = useQueryState();
  const view = query.get('view') === 'timeline' ? 'timeline' : 'table';
  return (
    <ListPage
      list={deployedPersonnel}
      title={useStrings(routeStrings).deployedPersonnel}
      note={mayName ? undefined : strings.namesForMembers}
      without={mayName ? [] : ['name']}
      before={
        <div className={styles.views}>
          <SegmentInput
            name="view"
            label={strings.view}
            isLabelHidden
            value={view}
            options={[
              { value: 'table', label: strings.table },
              { value: 'timeline', label: strings.timeline },
            ]}
            onChange={(next) => change({ view: next === 'table' ? '' : next })}
          />
        </div>
      }
    >
      {view === 'timeline' ? (people) => <Timeline people={people} mayName={mayName} /> : undefined}
    </ListPage>
  );
}
DeployedPersonnelScreen.prefetch = prefetchList(deployedPersonnel);
