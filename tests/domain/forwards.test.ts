import { expect, it } from 'vitest';
import { forwardAddress, pathTo } from '#src/core/links.ts';
import type { RouteName } from '#src/core/routes/index.ts';

/** Pages of tabs with the fragment of an old address, and where they lead on to. Source: product specification, section 2. */
const FORWARDS: readonly [RouteName, fragment: string, to: string][] = [
  ['account', '', '/account/details'],
  ['account', 'account-information', '/account/details'],
  ['account', 'notifications', '/account/notifications'],
  ['account', 'per-forms', '/account/my-forms/per'],
  ['account', 'my-dref-applications', '/account/my-forms/dref'],
  ['account', 'three-w-forms', '/account/my-forms/three-w'],
  ['account', 'nonsense', '/account/details'],
  ['myForms', '', '/account/my-forms/field-report'],
  ['emergency', '', '/emergencies/7/details'],
  ['emergency', 'details', '/emergencies/7/details'],
  ['emergency', 'reports', '/emergencies/7/reports'],
  ['emergency', 'activities', '/emergencies/7/activities'],
  ['emergency', 'surge', '/emergencies/7/surge'],
  ['emergency', 'photos', '/emergencies/7/additional-info/photos'],
  ['emergency', '%D8%B5%D9%88%D8%B1', '/emergencies/7/additional-info/%D8%B5%D9%88%D8%B1'],
  ['emergency', '50%', '/emergencies/7/additional-info/50%25'],
];

it.each(FORWARDS)('%s with the fragment "%s" leads on to %s', (name, fragment, to) => {
  expect(forwardAddress(name, fragment && `#${fragment}`, { emergencyId: '7' })).toBe(to);
});

it('links go where the page would lead on to, so that none of them causes a redirect', () => {
  expect([pathTo('account'), pathTo('myForms'), pathTo('emergency', { emergencyId: 7 })]).toEqual([
    '/account/details',
    '/account/my-forms/field-report',
    '/emergencies/7/details',
  ]);
});
