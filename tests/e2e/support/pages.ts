/** Every kind of page that is built, by name: looked at by axe, and opened in every language. */
export const PAGES: Readonly<Record<string, string>> = {
  home: '/',
  'all emergencies': '/emergencies/all',
  'all appeals': '/appeals/all',
  'all field reports': '/field-reports/all',
  'all surge alerts': '/alerts/all',
  'emergencies of 30 days': '/emergencies',
  emergency: '/emergencies/1050/details',
  'reports of an emergency': '/emergencies/1050/reports',
  'activities of an emergency': '/emergencies/1050/activities',
  'surge of an emergency': '/emergencies/1050/surge',
  'additional text of an emergency': '/emergencies/1050/additional-info-1',
  'emergency for print': '/emergencies/1050/print',
  'field report': '/field-reports/1000',
  'unknown slug': '/emergencies/slug/no-such-emergency',
  search: '/search?keyword=flood',
  'cookie policy': '/cookie-policy',
  'terms and conditions': '/terms-and-conditions',
  resources: '/resources',
  login: '/login',
  register: '/register',
  'recover account': '/recover-account',
  'new password': '/recover-account/member@demo.example/0123456789',
  'resend validation email': '/resend-validation-email',
  'page not found': '/no/such/page',
};

/** The same for pages of those who are signed in, and who opens them. */
export const SIGNED_IN_PAGES: Readonly<Record<string, { path: string; as: string }>> = {
  'account details': { path: '/account/details', as: 'superuser' },
  'account details of a guest': { path: '/account/details', as: 'guest' },
  notifications: { path: '/account/notifications', as: 'superuser' },
  'my field reports': { path: '/account/my-forms/field-report', as: 'superuser' },
};
