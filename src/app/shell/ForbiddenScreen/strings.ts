import { common } from '#src/i18n/common/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';

export const forbiddenStrings = defineStrings('forbidden', {
  heading: 'Permission Denied',
  text: "Looks like you don't have the correct permissions to view this page.",
  question: 'If you think you should have access, contact us.',
  contact: common.contactUs,
  explore: 'Go to the home page',
});
