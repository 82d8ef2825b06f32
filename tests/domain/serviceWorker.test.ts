import { describe, expect, it } from 'vitest';
import { isKeepable, isOpenRead, keyOf, NOT_PAGES, stamped } from '#src/serviceWorker/rules.ts';

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
});

it.each([
  ['/emergencies/5/details', true],
  ['/apis-and-more', true],
  ['/api/v2/event/', false],
  ['/docs', false],
  ['/health', false],
  ['/robots.txt', false],
])('opens %s as a page of the app: %s', (path, expected) => {
  expect(!NOT_PAGES.some((pattern) => pattern.test(path))).toBe(expected);
});
