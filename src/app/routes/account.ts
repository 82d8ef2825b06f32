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
  register: {
    path: '/register',
    title: 'Register',
    ...signedOut,
    strings: ['register', 'accountForm', 'select'],
    screen: async () => (await import('#src/screens/account/RegisterScreen/index.tsx')).RegisterScreen,
    prefetch: async (requests) =>
      (await import('#src/screens/account/RegisterScreen/requests.ts')).prefetchRegister(requests),
  },
  recoverAccount: {
    path: '/recover-account',
    title: 'Recover Account',
    ...signedOut,
    strings: ['recover', 'accountForm'],
    screen: async () => (await import('#src/screens/account/RecoverScreen/index.tsx')).RecoverScreen,
  },
  recoverAccountConfirm: {
    path: '/recover-account/:username/:token',
    title: 'Set New Password',
    ...signedOut,
    strings: ['newPassword', 'accountForm'],
    screen: async () => (await import('#src/screens/account/NewPasswordScreen/index.tsx')).NewPasswordScreen,
  },
  resendValidationEmail: {
    path: '/resend-validation-email',
    title: 'Resend Validation Email',
    ...signedOut,
    strings: ['resend', 'accountForm'],
    screen: async () => (await import('#src/screens/account/ResendScreen/index.tsx')).ResendScreen,
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
    strings: ['account'],
    screen: async () => (await import('#src/screens/account/AccountScreen/index.tsx')).AccountScreen,
  },
  accountDetails: {
    path: 'details',
    title: 'Account Details',
    parent: 'account',
    ...signedIn,
    strings: ['accountDetails', 'accountForm', 'select'],
    screen: async () => (await import('#src/screens/account/DetailsScreen/index.tsx')).DetailsScreen,
  },
  accountNotifications: {
    path: 'notifications',
    title: 'Notifications',
    parent: 'account',
    ...signedIn,
    strings: ['accountNotifications', 'select'],
    screen: async () =>
      (await import('#src/screens/account/NotificationsScreen/index.tsx')).NotificationsScreen,
  },
  myForms: {
    path: 'my-forms',
    title: 'My Forms',
    parent: 'account',
    forward: 'myFieldReports',
    ...notGuest,
    screen: async () => (await import('#src/screens/account/AccountScreen/index.tsx')).MyFormsScreen,
  },
  myFieldReports: {
    path: 'field-report',
    title: 'My Field Reports',
    parent: 'myForms',
    ...notGuest,
    strings: ['myFieldReports', 'draftList'],
    screen: async () =>
      (await import('#src/screens/account/MyFieldReportsScreen/index.tsx')).MyFieldReportsScreen,
  },
  myPerForms: { path: 'per', title: 'My PER Forms', parent: 'myForms', ...notGuest },
  myDrefForms: { path: 'dref', title: 'My DREF Applications', parent: 'myForms', ...notGuest },
  myThreeWForms: {
    path: 'three-w',
    title: 'My 3W Forms',
    parent: 'myForms',
    ...notGuest,
    strings: ['myThreeWForms', 'activity', 'activityList', 'draftList', 'project'],
    screen: async () =>
      (await import('#src/screens/account/MyThreeWFormsScreen/index.tsx')).MyThreeWFormsScreen,
  },
} as const satisfies Record<string, RouteRow>;
