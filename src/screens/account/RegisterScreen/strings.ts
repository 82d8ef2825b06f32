import { defineStrings } from '#src/i18n/defineStrings.ts';

export const registerStrings = defineStrings('register', {
  heading: 'Register',
  description:
    'For staff, members and volunteers of National Societies, the IFRC and the ICRC. You can look around without an account: most of what is here is public.',
  yourself: 'About you',
  signingIn: 'Signing in',
  yourOrganization: 'Your organization',
  emailHint: 'Use your work address: you will sign in with it.',
  justificationHeading: 'Your request for access',
  justification: 'Justification',
  justificationHint:
    'Say why you need access and who in the Movement can vouch for you, with an e-mail address or telephone number.',
  justificationNote:
    'The domain of your e-mail address is not on our list. Your status will be verified, which may take some days.',
  whitelistFailed:
    'We could not check the domain of your e-mail address. If it is not of the Red Cross or Red Crescent, please justify your request.',
  charactersLeft: '{count} characters left',
  register: 'Register',
  requestAccess: 'Request Access',
  failed: 'Sorry, could not register!',
  alreadyRegistered: 'Already have an account?',
  login: 'Login',
  success: 'Successfully created a user!',
  nextVerify:
    'We have sent a message to {email}. Open the link in it to confirm your address; then you can sign in. Nothing there? Look in the spam folder, or ask for it again below.',
  nextApproval:
    'We have sent a message to {email}. Open the link in it to confirm your address. An administrator then checks your request, and you get a message once your account is active.',
});
