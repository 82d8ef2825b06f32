import { defineStrings } from '#src/i18n/defineStrings.ts';

export const resendStrings = defineStrings('resend', {
  heading: 'Resend Validation Email',
  description:
    'You have registered, but the message to confirm your e-mail address did not arrive, or its link is too old? We send it again.',
  submit: 'Resend',
  failed: 'Sorry, the request could not be sent!',
  success: 'Submitted successfully!',
  next: 'If a registration for {name} waits for its confirmation, the message comes shortly. Look in the spam folder too.',
  backToLogin: 'Back to login',
});
