import { actions } from '#src/i18n/actions/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

export const registerStrings = defineStrings('register', {
  heading: fields.register,
  description:
    'For staff, members and volunteers of National Societies, the IFRC and the ICRC. Most of the platform is public and you can use it without an account.',
  yourself: 'About you',
  signingIn: 'Signing in',
  yourOrganization: 'Your organization',
  emailHint: 'Use your work email. You will sign in with it.',
  justificationHeading: 'Your request for access',
  justification: 'Justification',
  justificationHint:
    'Tell us why you need access and who in the Movement can confirm your role, with their email or phone number.',
  justificationNote:
    'The domain of your email address is not on our list. We will check your request, which may take a few days.',
  whitelistFailed:
    'We could not check the domain of your email address. If it does not belong to the Red Cross or Red Crescent, please justify your request.',
  charactersLeft: 'Characters left: {count}',
  register: fields.register,
  requestAccess: 'Request access',
  failed: 'Your account could not be created. Try again.',
  alreadyRegistered: 'Already have an account?',
  login: actions.signIn,
  success: 'Your account has been created',
  nextVerify:
    'We have sent a message to {email}. Open the link in it to confirm your address; then you can sign in. Not there? Check your spam folder or ask for another message below.',
  nextApproval:
    'We have sent a message to {email}. Open the link in it to confirm your address. An administrator then checks your request, and you get a message once your account is active.',
});
