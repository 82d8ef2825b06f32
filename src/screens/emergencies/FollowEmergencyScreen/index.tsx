import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { followEndpoint, isFollowDone } from '#contracts/endpoints/follow.ts';
import { useApp } from '#src/app/AppContext.ts';
import { pathTo } from '#src/app/links.ts';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { emergencyInput } from '../EmergencyScreen/requests.ts';
import { followEmergencyStrings } from './strings.ts';

/** `/emergencies/{emergencyId}/follow`, a link of e-mails: follows the emergency and leads on to it. */
export function FollowEmergencyScreen() {
  const strings = useStrings(followEmergencyStrings);
  const errorText = useErrorText();
  const { emergencyId = '' } = useParams();
  const isNumbered = emergencyInput({ emergencyId }) !== undefined;
  const body = [{ type: 'followedEvent' as const, value: Number(emergencyId) }];
  const request = useRequest(followEndpoint, isNumbered ? { body } : undefined);
  const isDone = request.answer !== undefined && isFollowDone(request.answer);
  if (isDone) return <Followed emergencyId={emergencyId} />;
  const hasFailed = !isNumbered || request.error !== undefined || request.answer !== undefined;
  return (
    <Page heading={hasFailed ? strings.failed : strings.pending}>
      <MessageBlock
        state={hasFailed ? 'failed' : 'pending'}
        message={request.error === undefined ? undefined : errorText(request.error)}
        onRetry={request.error === undefined ? undefined : request.retry}
      />
      {hasFailed && (
        <div>
          <ButtonLink to={pathTo('emergency', { emergencyId })}>{strings.open}</ButtonLink>
        </div>
      )}
    </Page>
  );
}

/** The profile lists what is followed: it is told that there is more now. */
function Followed({ emergencyId }: { emergencyId: string }) {
  const { auth } = useApp().actors;
  useEffect(() => auth.send({ type: 'profile.refetch' }), [auth]);
  return <Navigate to={pathTo('emergency', { emergencyId })} replace />;
}
