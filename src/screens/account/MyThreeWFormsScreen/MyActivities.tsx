import { deleteEmergencyProjectEndpoint } from '#contracts/activities/record.ts';
import { useApp } from '#src/core/AppContext.ts';
import { pathTo } from '#src/core/links.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { useList } from '#src/lists/useList.ts';
import { activityStrings } from '#src/records/activity/strings.ts';
import { activityListStrings } from '#src/records/activityList/strings.ts';
import { useProfile } from '../AccountScreen/useProfile.ts';
import { myActivities } from './lists.ts';
import { MyRecords } from './MyRecords.tsx';
import { myThreeWFormsStrings } from './strings.ts';

/** The activities in emergencies that one has entered, the last changed first. */
export function MyActivities() {
  const strings = useStrings(myThreeWFormsStrings);
  const words = useStrings(activityStrings);
  const lists = useStrings(activityListStrings);
  const user = useProfile();
  const { client } = useApp();
  return (
    <MyRecords
      view={useList(myActivities, { in: 'panel', query: { user: user.id } })}
      nameOf={({ title }) => title}
      addresses={{
        add: pathTo('newActivity'),
        edit: (id) => pathTo('editActivity', { activityId: id }),
        duplicate: (id) => pathTo('newActivity', undefined, { from: id }),
      }}
      remove={(id) => client.call(deleteEmergencyProjectEndpoint, { path: { id } })}
      words={{
        ...words,
        heading: strings.activities,
        none: strings.noActivities,
        add: strings.addActivity,
        actions: lists.actions,
        actionsOf: (title) => fill(lists.actionsOf, { title }),
        deleteMessage: (title) => fill(words.deleteMessage, { title }),
      }}
    />
  );
}
