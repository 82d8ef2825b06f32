import { useCallback, useEffect } from 'react';
import { Navigate } from 'react-router';
import { followEndpoint, isFollowDone } from '#contracts/emergencies/follow.ts';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { useIds } from '#src/core/ids.ts';
import { pathTo } from '#src/core/links.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useMutation } from '#src/hooks/useMutation.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { followEmergencyStrings } from './strings.ts';

/** `/emergencies/{emergencyId}/follow`, a link of e-mails: follows the emergency and leads on to it. */
export function FollowEmergencyScreen() {
  const strings = useStrings(followEmergencyStrings);
  const errorText = useErrorText();
  const { emergencyId } = useIds();
  const { auth } = useApp().actors;
  // The profile lists what is followed: it is told that there is more now.
  const { submit, answer, error } = useMutation(followEndpoint, () => auth.send({ type: 'profile.refetch' }));
  const follow = useCallback(
    () => emergencyId !== undefined && submit({ body: [{ type: 'followedEvent', value: emergencyId }] }),
    [submit, emergencyId],
  );
  useEffect(() => {
    follow();
  }, [follow]);
  if (answer && isFollowDone(answer) && emergencyId !== undefined)
    return <Navigate to={pathTo('emergency', { emergencyId })} replace />;
  const hasFailed = emergencyId === undefined || error !== undefined || answer !== undefined;
  return (
    <Page heading={hasFailed ? strings.failed : strings.pending}>
      <MessageBlock
        state={hasFailed ? 'failed' : 'pending'}
        message={error === undefined ? undefined : errorText(error)}
        onRetry={error === undefined ? undefined : follow}
      />
      {hasFailed && emergencyId !== undefined && (
        <div>
          <ButtonLink to={pathTo('emergency', { emergencyId })}>{strings.open}</ButtonLink>
        </div>
      )}
    </Page>
  );
}
