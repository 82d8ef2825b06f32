import { approver, notGuest, type RouteRow, signedIn, signedOut } from './row.ts';

/** Signing in, registering, and what is one's own. */
export const ACCOUNT_ROUTES = {
  login: {
    path: '/login',
    title: 'Login',
    ...signedOut,
  },
  register: {
    path: '/register',
    title: 'Register',
    ...signedOut,
  },
  recoverAccount: {
    path: '/recover-account',
    title: 'Recover account',
    ...signedOut,
  },
  recoverAccountConfirm: {
    path: '/recover-account/:username/:token',
    title: 'Set new password',
    ...signedOut,
  },
  resendValidationEmail: {
    path: '/resend-validation-email',
    title: 'Resend confirmation email',
    ...signedOut,
  },

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
  accountDetails: {
    path: 'details',
    title: 'Account details',
    parent: 'account',
    ...signedIn,
  },
  accountNotifications: {
    path: 'notifications',
    title: 'Notifications',
    parent: 'account',
    ...signedIn,
  },
  approvals: {
    path: 'approvals',
    title: 'Pending registrations',
    parent: 'account',
    ...approver,
  },
  myForms: {
    path: 'my-forms',
    title: 'My forms',
    parent: 'account',
    forward: 'myFieldReports',
    ...notGuest,
  },
  myInbox: {
    path: 'inbox',
    title: 'Inbox',
    parent: 'myForms',
    ...notGuest,
  },
  myFieldReports: {
    path: 'field-report',
    title: 'My field reports',
    parent: 'myForms',
    ...notGuest,
  },
  myPerForms: { path: 'per', title: 'My PER forms', parent: 'myForms', ...notGuest },
  myDrefForms: {
    path: 'dref',
    title: 'My DREF applications',
    parent: 'myForms',
    ...notGuest,
  },
  myThreeWForms: {
    path: 'three-w',
    title: 'My 3W forms',
    parent: 'myForms',
    ...notGuest,
  },
} as const satisfies Record<string, RouteRow>;
