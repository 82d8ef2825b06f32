import { deleteEmergencyProjectEndpoint, emergencyProjectEndpoint } from '#contracts/activities/record.ts';
import { can } from '#rules/permissions.ts';
import { writtenActivity } from '#rules/written.ts';
import { Columns } from '#src/components/Columns/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useIds } from '#src/core/ids.ts';
import { pathTo } from '#src/core/links.ts';
import { countryLink } from '#src/core/placeLinks.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { useAuth } from '#src/core/useAuth.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber, MISSING } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { activityStrings } from '#src/records/activity/strings.ts';
import { RecordPage } from '#src/records/RecordPage/index.tsx';
import { RecordActions } from '#src/records/RecordPage/RecordActions.tsx';
import { ActivityCard } from './ActivityCard.tsx';
import styles from './ActivityScreen.module.css';
import { Locations } from './Locations.tsx';
import { Contact, Overview } from './Overview.tsx';
import { prefetchActivity } from './requests.ts';
import type { Project } from './types.ts';

/** `/three-w/activities/{activityId}`: all that is known of what somebody does in an emergency. */
export function ActivityScreen() {
  const strings = useStrings(activityStrings);
  const titles = useStrings(routeStrings);
  return (
    <RecordPage
      endpoint={emergencyProjectEndpoint}
      id={useIds().activityId}
      heading={(project) => project?.title ?? strings.activity}
      list={{ to: pathTo('activities'), label: titles.activities }}
      missing={{ text: strings.notFound, back: strings.backToAll }}
      updated={({ modified_at, modified_by_details }) => ({ at: modified_at, by: modified_by_details })}
      facts={({ status_display, country_details: country, event, event_details }) => [
        { key: 'status', fact: status_display },
        { key: 'country', fact: <TextLink to={countryLink(country.id)}>{country.name ?? MISSING}</TextLink> },
        {
          key: 'emergency',
          fact: event_details.name && (
            <TextLink to={pathTo('emergency', { emergencyId: event })}>{event_details.name}</TextLink>
          ),
        },
      ]}
      actions={(project) => <Actions project={project} />}
      sections={(project) => (
        <Columns
          main={
            <>
              <Activities project={project} />
              <Locations project={project} />
            </>
          }
          aside={
            <>
              <Overview project={project} />
              <Contact project={project} />
            </>
          }
        />
      )}
    />
  );
}
ActivityScreen.prefetch = prefetchActivity;

/** For those who may write. */
function Actions({ project }: { project: Project }) {
  const strings = useStrings(activityStrings);
  const { profile } = useAuth();
  const { id, title } = project;
  const written = writtenActivity(project);
  const mayEdit = can.editActivity(profile, written);
  return (
    <RecordActions
      edit={mayEdit && pathTo('editActivity', { activityId: id })}
      duplicate={mayEdit && pathTo('newActivity', undefined, { from: id })}
      remove={
        can.deleteActivity(profile, written) && {
          endpoint: deleteEmergencyProjectEndpoint,
          id,
          heading: strings.deleteHeading,
          message: fill(strings.deleteMessage, { title }),
          done: strings.deleted,
          to: pathTo('activities'),
        }
      }
    />
  );
}

function Activities({ project: { activities } }: { project: Project }) {
  const strings = useStrings(activityStrings);
  const language = useLanguage();
  return (
    <Panel heading={fill(strings.activities, { count: formatNumber(activities.length, language) })}>
      {activities.length === 0 ? (
        <p>{strings.noActivities}</p>
      ) : (
        <ul className={styles.activities}>
          {activities.map((activity) => (
            <li key={activity.id}>
              <ActivityCard activity={activity} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
