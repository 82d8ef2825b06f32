import { actions } from '#src/i18n/actions/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';

export const followStrings = defineStrings('follow', {
  follow: 'Follow',
  unfollow: actions.unfollow,
  failed: 'This could not be changed. Try again.',
  followed: 'You follow {name}.',
  unfollowed: 'You no longer follow {name}.',
  of: '{action}: {name}',
});
