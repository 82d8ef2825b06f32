import { useState } from 'react';
import { useLocation } from 'react-router';
import { followEndpoint, isFollowDone, unfollowEndpoint } from '#contracts/emergencies/follow.ts';
import { Button } from '#src/components/Button/index.tsx';
import { VisuallyHidden } from '#src/components/VisuallyHidden/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { useAuth } from '#src/core/useAuth.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useMutation } from '#src/hooks/useMutation.ts';
import { useNews } from '#src/hooks/useNews.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { followStrings } from './strings.ts';

/** Follows an emergency, or ends it; nothing for visitors. A refusal is told as an alert: it has no place in a row of buttons. */
export function FollowButton({
  emergencyId,
  name,
  size,
}: {
  emergencyId: number;
  name: string;
  size?: 'sm' | undefined;
}) {
  const strings = useStrings(followStrings);
  const errorText = useErrorText();
  const { auth, alerts } = useApp().actors;
  const { isSignedIn, profile, profileStatus } = useAuth();
  const settle = (outcome: { status?: number | undefined; data: string }) => {
    if (isFollowDone(outcome)) auth.send({ type: 'profile.refetch' });
    else
      alerts.send({
        type: 'alert.added',
        alert: { name: 'follow', variant: 'danger', title: strings.failed, debugMessage: outcome.data },
      });
  };
  const follow = useMutation(followEndpoint, settle);
  const unfollow = useMutation(unfollowEndpoint, settle);
  const isFollowed = profile?.subscription.some(({ event }) => event === emergencyId);
  const error = useErrorOf(
    isFollowed ? unfollow.error : follow.error,
    `${useLocation().pathname} ${isFollowed}`,
  );
  const news = useNews(
    // Without a name yet it would tell anew what it has told when that comes.
    isFollowed === undefined || !name
      ? undefined
      : fill(isFollowed ? strings.followed : strings.unfollowed, { name }),
  );
  if (!isSignedIn || !profile) return null;
  const action = isFollowed ? strings.unfollow : strings.follow;
  return (
    <>
      <Button
        size={size}
        // Until the profile tells of it, it would offer what was just done.
        isPending={follow.isSending || unfollow.isSending || profileStatus === 'pending'}
        aria-label={fill(strings.of, { action, name })}
        onClick={() =>
          isFollowed
            ? unfollow.submit({ body: [{ value: emergencyId }] })
            : follow.submit({ body: [{ type: 'followedEvent', value: emergencyId }] })
        }
      >
        {action}
      </Button>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {error !== undefined && <span role="alert">{errorText(error)}</span>}
    </>
  );
}

/** A refusal as long as it says something: not on another page, and not once it is done after all. `place`: where it was tried. */
function useErrorOf(error: unknown, place: string) {
  const [told, setTold] = useState<{ error: unknown; place: string | undefined }>({ error, place });
  if (told.error !== error) setTold({ error, place });
  else if (told.place && told.place !== place) setTold({ error, place: undefined });
  return told.place === place ? error : undefined;
}
