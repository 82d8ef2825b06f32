import { defineStrings } from '#src/i18n/defineStrings.ts';

export const followStrings = defineStrings('follow', {
  follow: 'Follow',
  unfollow: 'Unfollow',
  failed: 'This could not be changed. Try again.',
  of: '{action}: {name}',
});
