import { actions } from '#src/i18n/actions/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';

export const resendStrings = defineStrings('resend', {
  heading: actions.resendConfirmationEmail,
  description: 'If the confirmation email did not arrive or its link has expired, we can send it again.',
  submit: 'Resend',
  failed: 'The request could not be sent. Try again.',
  success: 'Request sent',
  next: 'If {name} is waiting to be confirmed, the email will arrive shortly. Check your spam folder too.',
  backToLogin: actions.backToSignIn,
});
