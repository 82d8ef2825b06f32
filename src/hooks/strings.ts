import { defineStrings } from '#src/i18n/defineStrings.ts';

/** What is said over the page of calls that failed. */
export const failureStrings = defineStrings('failures', {
  part: 'Part of this page could not be loaded.',
  profile: 'Your account could not be loaded.',
});
