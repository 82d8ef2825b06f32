import { from, type ScreenRow } from './row.ts';

const prefetch = from(() => import('./smallPrefetch.ts'));

/** Signing in, registering, and what is one's own. */
export const ACCOUNT_SCREENS = {
  login: {
    screen: async () => (await import('#src/screens/account/LoginScreen/index.tsx')).LoginScreen,
  },
  register: {
    screen: async () => (await import('#src/screens/account/RegisterScreen/index.tsx')).RegisterScreen,
    prefetch: prefetch('prefetchRegister'),
  },
  recoverAccount: {
    screen: async () => (await import('#src/screens/account/RecoverScreen/index.tsx')).RecoverScreen,
  },
  recoverAccountConfirm: {
    screen: async () => (await import('#src/screens/account/NewPasswordScreen/index.tsx')).NewPasswordScreen,
  },
  resendValidationEmail: {
    screen: async () => (await import('#src/screens/account/ResendScreen/index.tsx')).ResendScreen,
  },
  account: {
    screen: async () => (await import('#src/screens/account/AccountScreen/index.tsx')).AccountScreen,
  },
  accountDetails: {
    screen: async () => (await import('#src/screens/account/DetailsScreen/index.tsx')).DetailsScreen,
  },
  accountNotifications: {
    screen: async () =>
      (await import('#src/screens/account/NotificationsScreen/index.tsx')).NotificationsScreen,
    prefetch: from(() => import('#src/screens/account/NotificationsScreen/index.tsx'))(
      'prefetchNotifications',
    ),
  },
  approvals: {
    screen: async () => (await import('#src/screens/account/ApprovalsScreen/index.tsx')).ApprovalsScreen,
    prefetch: from(() => import('#src/screens/account/ApprovalsScreen/index.tsx'))('prefetchApprovals'),
  },
  myForms: {
    screen: async () => (await import('#src/screens/account/AccountScreen/index.tsx')).MyFormsScreen,
  },
  myInbox: {
    screen: async () => (await import('#src/screens/account/MyInboxScreen/index.tsx')).MyInboxScreen,
  },
  myFieldReports: {
    screen: async () =>
      (await import('#src/screens/account/MyFieldReportsScreen/index.tsx')).MyFieldReportsScreen,
  },
  myPerForms: {
    screen: async () => (await import('#src/screens/account/MyPerScreen/index.tsx')).MyPerScreen,
    prefetch: from(() => import('#src/screens/account/MyPerScreen/index.tsx'))('prefetchProcesses'),
  },
  myDrefForms: {
    screen: async () => (await import('#src/app/MyDref.tsx')).MyDref,
    prefetch: from(() => import('#src/app/MyDref.tsx'))('prefetchDrefs'),
  },
  myThreeWForms: {
    screen: async () =>
      (await import('#src/screens/account/MyThreeWFormsScreen/index.tsx')).MyThreeWFormsScreen,
  },
} as const satisfies Record<string, ScreenRow>;
