import { expect, it } from 'vitest';
import { ENDPOINTS } from '#contracts/endpoints/index.ts';
import { startApi } from '../support/api.ts';

it('documents every call, whatever the product is called', async () => {
  const api = await startApi({ config: { title: '<b>GO</b>' } });
  const { status, headers, text } = await api.get('/docs/');
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  for (const { method, path } of ENDPOINTS) expect(text).toContain(`>${method} ${path}</h2>`);
  expect(text).not.toContain('<b>');
  expect(text).toContain('countries__in');
});
