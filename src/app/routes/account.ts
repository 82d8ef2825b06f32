import { notGuest, type RouteRow, signedIn, signedOut } from './row.ts';

/** Signing in, registering, and what is one's own. */
export const ACCOUNT_ROUTES = {
  login: {
    path: '/login',
    ...signedOut,
    screen: async () => (await import('#src/screens/account/LoginScreen/index.tsx')).LoginScreen,
  },
  register: { path: '/register', ...signedOut },
  recoverAccount: { path: '/recover-account', ...signedOut },
  recoverAccountConfirm: { path: '/recover-account/:username/:token', ...signedOut },
  resendValidationEmail: { path: '/resend-validation-email', ...signedOut },

  account: {
    path: '/account',
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
  accountDetails: { path: 'details', parent: 'account', ...signedIn },
  accountNotifications: { path: 'notifications', parent: 'account', ...signedIn },
  myForms: { path: 'my-forms', parent: 'account', forward: 'myFieldReports', ...notGuest },
  myFieldReports: { path: 'field-report', parent: 'myForms', ...notGuest },
  myPerForms: { path: 'per', parent: 'myForms', ...notGuest },
  myDrefForms: { path: 'dref', parent: 'myForms', ...notGuest },
  myThreeWForms: { path: 'three-w', parent: 'myForms', ...notGuest },
} as const satisfies Record<string, RouteRow>;
