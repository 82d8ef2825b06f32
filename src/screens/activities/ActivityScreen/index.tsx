import { useNavigate, useParams } from 'react-router-dom';
import {
  deleteEmergencyProjectEndpoint,
  emergencyProjectEndpoint,
} from '#contracts/endpoints/activityForm.ts';
import { useApp } from '#src/app/AppContext.ts';
import { useIsOffered } from '#src/app/access.ts';
import { pathTo } from '#src/app/links.ts';
import { routeStrings } from '#src/app/routes/strings.ts';
import { Button } from '#src/components/Button/index.tsx';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { ConfirmDialog } from '#src/components/ConfirmDialog/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { displayName } from '#src/domain/displayName.ts';
import { useAuth } from '#src/hooks/useAuth.ts';
import { useConfirm } from '#src/hooks/useConfirm.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDate, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { NoRecord } from '../../recordPage/NoRecord.tsx';
import { activityStrings } from '../strings.ts';
import { ActivityCard } from './ActivityCard.tsx';
import styles from './ActivityScreen.module.css';
import { Locations } from './Locations.tsx';
import { Contact, Overview } from './Overview.tsx';
import { activityInput } from './requests.ts';
import type { Project } from './types.ts';

/** `/three-w/activities/{activityId}`: all that is known of what somebody does in an emergency. */
export function ActivityScreen() {
  const strings = useStrings(activityStrings);
  const titles = useStrings(routeStrings);
  const { activityId = '' } = useParams();
  const input = activityInput({ activityId });
  const request = useRequest(emergencyProjectEndpoint, input);
  const project = request.answer;
  const heading = project?.title ?? strings.activity;
  return (
    <Page
      heading={heading}
      breadcrumbs={[
        { label: titles.home, to: pathTo('home') },
        { label: titles.activities, to: pathTo('activities') },
        { label: heading },
      ]}
      description={project && <Updated project={project} />}
      actions={project && <Actions project={project} />}
    >
      {project ? (
        <Sections project={project} />
      ) : (
        <NoRecord
          request={request}
          isAddressed={input !== undefined}
          notFound={strings.notFound}
          back={{ to: pathTo('activities'), label: strings.backToAll }}
        />
      )}
    </Page>
  );
}

function Updated({ project: { modified_at, modified_by_details: person } }: { project: Project }) {
  const strings = useStrings(activityStrings);
  const date = formatDate(modified_at, useLanguage());
  if (!person) return fill(strings.updatedOn, { date });
  const name = displayName({
    first: person.first_name,
    last: person.last_name,
    username: person.username,
  });
  return fill(strings.updatedBy, { date, name });
}

/** For those who may write. */
function Actions({ project: { id, title } }: { project: Project }) {
  const strings = useStrings(activityStrings);
  const isOffered = useIsOffered();
  const { isSignedIn } = useAuth();
  const { client, actors } = useApp();
  const navigate = useNavigate();
  const removal = useConfirm(async () => {
    await client.call(deleteEmergencyProjectEndpoint, { path: { id } });
    actors.alerts.send({
      type: 'alert.added',
      alert: { name: `activity-${id}`, variant: 'success', title: strings.deleted },
    });
    navigate(pathTo('activities'));
  });
  if (!isSignedIn || !isOffered('editActivity')) return null;
  return (
    <>
      <ButtonLink to={pathTo('editActivity', { activityId: id })} variant="secondary">
        {strings.edit}
      </ButtonLink>
      <ButtonLink to={pathTo('newActivity', undefined, { from: id })} variant="secondary">
        {strings.duplicate}
      </ButtonLink>
      <Button onClick={removal.open}>{strings.delete}</Button>
      <ConfirmDialog
        {...removal.dialog}
        heading={strings.deleteHeading}
        message={fill(strings.deleteMessage, { title })}
      />
    </>
  );
}

function Sections({ project }: { project: Project }) {
  const strings = useStrings(activityStrings);
  const language = useLanguage();
  const { activities } = project;
  return (
    <>
      <Overview project={project} />
      <Contact project={project} />
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
      <Locations project={project} />
    </>
  );
}
