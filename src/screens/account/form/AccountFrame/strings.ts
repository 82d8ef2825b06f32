import { defineStrings } from '#src/i18n/defineStrings.ts';

export const accountFrameStrings = defineStrings('accountFrame', {
  heading: 'With an account you can',
  report: 'report an emergency, a project or an activity of your National Society',
  follow: 'follow operations and be told by email what changes',
  contacts: 'see whom to ask, and what is shared with members of the Movement alone',
  drafts: 'go on with what you have begun: nothing typed is lost, even offline',
  open: 'To read public emergencies, appeals and reports you need none.',
});
