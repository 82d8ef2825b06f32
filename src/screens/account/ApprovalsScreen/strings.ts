import { actions } from '#src/i18n/actions/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

export const approvalStrings = defineStrings('approvals', {
  heading: 'Pending registrations ({count})',
  note: 'These people have confirmed their email address. They can sign in once you approve their registration.',
  noneHeading: 'No registrations are pending',
  noneText:
    'When someone whose email domain is not on the list registers and confirms their address, you can approve them here.',
  email: fields.email,
  organization: fields.organization,
  position: 'Position',
  registered: 'Registered',
  confirmed: 'Email confirmed',
  actions: fields.actions,
  approve: actions.approve,
  approveNamed: 'Approve {name}',
  question: 'Approve this registration?',
  consequence: '{name} can then sign in with {email}.',
  reason: 'Justification: {justification}',
  approved: '{name} can sign in now. We have sent them an email.',
  gone: '{name} is no longer waiting: someone else has approved the registration.',
});
