import { expect, it } from 'vitest';
import { scrub, scrubAll } from '#src/core/monitoring/scrub.ts';

const TOKEN = '0123456789abcdef0123456789abcdef01234567';

it.each([
  ['https://go.example/search?keyword=typed#part', 'https://go.example/search'],
  ['GET /api/v1/search/?keyword=typed failed', 'GET /api/v1/search/ failed'],
  ['/recover-account/mira/c0de', '/recover-account/…'],
  [`Authorization: Token ${TOKEN}`, 'Authorization: Token …'],
  [`quoted ${TOKEN} here`, 'quoted … here'],
  ['my own secret', 'my own …'],
  ['Is this harmless? Yes.', 'Is this harmless? Yes.'],
])('strikes out of %j', (text, expected) => {
  expect(scrub(text, 'secret')).toBe(expected);
});

it('keeps the shape of what it cleans', () => {
  const event = {
    request: { url: '/login?next=/a' },
    'url.query': 'keyword=typed',
    values: [1, null, true, `Token ${TOKEN}`],
  };
  expect(scrubAll(event, undefined)).toEqual({
    request: { url: '/login' },
    'url.query': '',
    values: [1, null, true, 'Token …'],
  });
});
