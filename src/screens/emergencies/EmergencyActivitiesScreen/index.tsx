import { emergencyProjectsEndpoint } from '#contracts/activities/list.ts';
import { pathTo } from '#src/core/links.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { ResponseActivities } from '#src/records/responseActivities/index.tsx';
import { useEmergency } from '../EmergencyScreen/index.tsx';
import { activitiesInput } from './requests.ts';

/** `/emergencies/{emergencyId}/activities`: who does what where (3W) in an emergency. */
export function EmergencyActivitiesScreen() {
  const { id, countries } = useEmergency();
  const request = useRequest(emergencyProjectsEndpoint, activitiesInput(id));
  return (
    <ResponseActivities
      request={request}
      countries={countries}
      addTo={pathTo('newActivity', undefined, { event: id })}
    />
  );
}
