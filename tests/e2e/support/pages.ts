/** Every kind of page that is built, by name: looked at by axe, and opened in every language. */
export const PAGES: Readonly<Record<string, string>> = {
  home: '/',
  'all emergencies': '/emergencies/all',
  'all appeals': '/appeals/all',
  'all field reports': '/field-reports/all',
  'all surge alerts': '/alerts/all',
  emergency: '/emergencies/1050/details',
  'unknown slug': '/emergencies/slug/no-such-emergency',
  search: '/search?keyword=flood',
  'cookie policy': '/cookie-policy',
  'terms and conditions': '/terms-and-conditions',
  resources: '/resources',
  login: '/login',
  'page not found': '/no/such/page',
};
