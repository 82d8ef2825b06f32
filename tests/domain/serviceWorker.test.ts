import { describe, expect, it } from 'vitest';
import { appAddresses } from '#scripts/pages.ts';
import {
  isAppPage,
  isForeignPage,
  isKeepable,
  isOpenRead,
  keyOf,
  late,
  stamped,
} from '#src/serviceWorker/rules.ts';

const JSON_TYPE = 'application/json';

function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return {
    method,
    url: `https://go.example${path}`,
    headers: new Headers({ Accept: JSON_TYPE, ...headers }),
  };
}

describe('what may be kept on the device', () => {
  it.each([
    ['/api/v2/event/?limit=15', {}, 'GET', true],
    ['/api/v2/event/5/', { Authorization: '' }, 'GET', true],
    ['/api/v2/event/5/', { Authorization: 'Token 1' }, 'GET', false],
    ['/api/v2/user/me/', { Authorization: 'Token 1' }, 'GET', false],
    ['/api/v2/event/', {}, 'POST', false],
    ['/api/v2/event/', { Accept: 'text/csv' }, 'GET', false],
    ['/api/v2/event/?limit=100&offset=300', {}, 'GET', false],
    ['/api/v2/country/?limit=9999', {}, 'GET', true],
    ['/get_auth_token', {}, 'GET', false],
    ['/config.json', {}, 'GET', false],
  ])('of %s with %o by %s: %s', (path, headers, method, expected) => {
    expect(isOpenRead(ask(path, headers, method))).toBe(expected);
  });

  it.each([
    [200, { 'Content-Type': `${JSON_TYPE}; charset=utf-8` }, true],
    [200, { 'Content-Type': JSON_TYPE, 'Cache-Control': 'private, no-cache' }, true],
    [200, { 'Content-Type': JSON_TYPE, 'Cache-Control': 'no-store' }, false],
    [200, { 'Content-Type': 'text/html' }, false],
    [404, { 'Content-Type': JSON_TYPE }, false],
    [206, { 'Content-Type': JSON_TYPE }, false],
  ])('of an answer %i with %o: %s', (status, headers, expected) => {
    expect(isKeepable({ status, headers: new Headers(headers) })).toBe(expected);
  });

  it.each([
    ['text/html; charset=utf-8', 200, true],
    ['text/html', 503, false],
    ['text/javascript', 200, false],
    [JSON_TYPE, 200, false],
  ])('of %s at %i is a page that nobody asked for: %s', (type, status, expected) => {
    const answer = new Response('', { status, headers: { 'Content-Type': type } });
    expect(isForeignPage(answer)).toBe(expected);
  });

  it('is kept for each language', () => {
    expect(keyOf(ask('/api/v2/event/?limit=15', { 'Accept-Language': 'fr' }))).toBe(
      'https://go.example/api/v2/event/?limit=15&accept-language=fr',
    );
  });

  it('says since when, and is the same otherwise', async () => {
    const answer = Response.json({ count: 1 }, { headers: { 'Content-Encoding': 'br' } });
    const kept = await stamped(answer, new Date('2026-11-21T08:30:00Z'));
    expect(kept.headers.get('x-stored-at')).toBe('2026-11-21T08:30:00.000Z');
    expect(kept.headers.get('content-encoding')).toBeNull();
    expect(await kept.json()).toEqual({ count: 1 });
  });

  it('says that the service is only late, where it is', async () => {
    const kept = await stamped(Response.json({ count: 1 }), new Date('2026-11-21T08:30:00Z'));
    expect(kept.headers.has('x-stored-late')).toBe(false);
    const shown = late(kept);
    expect([shown.headers.get('x-stored-late'), shown.headers.get('x-stored-at')]).toEqual([
      '1',
      '2026-11-21T08:30:00.000Z',
    ]);
    expect(await shown.json()).toEqual({ count: 1 });
  });
});

const pages = new RegExp(appAddresses());

it.each([
  ['/', true],
  ['/emergencies/5/details', true],
  ['/emergencies/5/details/', true],
  ['/emergencies/slug/cyclone-1.2?from=mail', true],
  ['/countries/123/profile/overview', true],
  ['/account/details#name', true],
  ['/deployments/personnel/old/address', true],
  ['/deployments/catalogue/health', true],
  ['/register', true],
  ['/emergencies/5/no-such-tab', false],
  ['/apis-and-more', false],
  ['/verify_email?token=1&user=member', false],
  ['/validate_user?token=1&user=member', false],
  ['/media/field-report/4/plan.pdf?for=1&signature=2', false],
  ['/media/documents/1', false],
  ['/outbox', false],
  ['/docs', false],
  ['/docs/', false],
  ['/health', false],
  ['/api/v2/event/', false],
  ['/robots.txt', false],
  ['/sitemap.xml', false],
  ['/config.json', false],
  ['/static/js/index.4f0c1d.js', false],
])('opens %s as a page of the app: %s', (path, expected) => {
  const url = `https://go.example${path}`;
  expect(isAppPage({ mode: 'navigate', url }, pages)).toBe(expected);
  expect(isAppPage({ mode: 'cors', url }, pages)).toBe(false);
});
