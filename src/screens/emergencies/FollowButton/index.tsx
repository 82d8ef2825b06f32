import { followEndpoint, isFollowDone, unfollowEndpoint } from '#contracts/endpoints/follow.ts';
import { useApp } from '#src/app/AppContext.ts';
import { Button } from '#src/components/Button/index.tsx';
import { useAuth } from '#src/hooks/useAuth.ts';
import { useChange } from '#src/hooks/useChange.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
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
  const { isSignedIn, profile } = useAuth();
  const settle = (outcome: { status?: number | undefined; data: string }) => {
    if (isFollowDone(outcome)) auth.send({ type: 'profile.refetch' });
    else
      alerts.send({
        type: 'alert.added',
        alert: { name: 'follow', variant: 'danger', title: strings.failed, debugMessage: outcome.data },
      });
  };
  const follow = useChange(followEndpoint, settle);
  const unfollow = useChange(unfollowEndpoint, settle);
  if (!isSignedIn || !profile) return null;
  const isFollowed = profile.subscription.some(({ event }) => event === emergencyId);
  const action = isFollowed ? strings.unfollow : strings.follow;
  const error = isFollowed ? unfollow.error : follow.error;
  return (
    <>
      <Button
        size={size}
        disabled={follow.isPending || unfollow.isPending}
        aria-label={fill(strings.of, { action, name })}
        onClick={() =>
          isFollowed
            ? unfollow.send({ body: [{ value: emergencyId }] })
            : follow.send({ body: [{ type: 'followedEvent', value: emergencyId }] })
        }
      >
        {action}
      </Button>
      {error !== undefined && <span role="alert">{errorText(error)}</span>}
    </>
  );
}
