import { notGuest, type RouteRow, signedIn, signedOut } from './row.ts';

/** Signing in, registering, and what is one's own. */
export const ACCOUNT_ROUTES = {
  login: {
    path: '/login',
    title: 'Login',
    ...signedOut,
    strings: ['login'],
    screen: async () => (await import('#src/screens/account/LoginScreen/index.tsx')).LoginScreen,
  },
  register: { path: '/register', title: 'Register', ...signedOut },
  recoverAccount: { path: '/recover-account', title: 'Recover Account', ...signedOut },
  recoverAccountConfirm: {
    path: '/recover-account/:username/:token',
    title: 'Set New Password',
    ...signedOut,
  },
  resendValidationEmail: { path: '/resend-validation-email', title: 'Resend Validation Email', ...signedOut },

  account: {
    path: '/account',
    title: 'Account',
    forward: 'accountDetails',
    fragments: {
      'account-information': 'accountDetails',
      notifications: 'accountNotifications',
      'per-forms': 'myPerForms',
      'my-dref-applications': 'myDrefForms',
      'three-w-forms': 'myThreeWForms',
    },
    ...signedIn,
  },
  accountDetails: { path: 'details', title: 'Account Details', parent: 'account', ...signedIn },
  accountNotifications: { path: 'notifications', title: 'Notifications', parent: 'account', ...signedIn },
  myForms: { path: 'my-forms', title: 'My Forms', parent: 'account', forward: 'myFieldReports', ...notGuest },
  myFieldReports: { path: 'field-report', title: 'My Field Reports', parent: 'myForms', ...notGuest },
  myPerForms: { path: 'per', title: 'My PER Forms', parent: 'myForms', ...notGuest },
  myDrefForms: { path: 'dref', title: 'My DREF Applications', parent: 'myForms', ...notGuest },
  myThreeWForms: { path: 'three-w', title: 'My 3W Forms', parent: 'myForms', ...notGuest },
} as const satisfies Record<string, RouteRow>;
