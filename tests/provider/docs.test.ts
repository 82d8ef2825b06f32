import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { ENDPOINTS } from '#contracts/endpoints.ts';
import { startApi } from '../support/api.ts';

it('documents every call, whatever the product is called', async () => {
  const api = await startApi({ config: { title: '<b>GO</b>' } });
  const { status, headers, text } = await api.get('/docs/');
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  for (const { method, path } of ENDPOINTS) expect(text).toContain(`>${method} ${path}</h2>`);
  expect(text).not.toContain('<b>');
  expect(text).toContain('countries__in');
});

it('describes every call to programs too, as OpenAPI 3.1', async () => {
  const api = await startApi();
  const { text } = await api.get('/docs/');
  const [, address = ''] = /<a href="([^"]+)">the same as an OpenAPI document/.exec(text) ?? [];
  const { status, body } = await api.get(address);
  expect(status).toBe(200);
  const { valid, errors } = await new Validator().validate(structuredClone(body));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(body.openapi).toMatch(/^3\.1/);
  for (const { method, path } of ENDPOINTS)
    expect(body.paths[path][method.toLowerCase()], path).toBeDefined();
  const { parameters, responses } = body.paths['/api/v2/country/'].get;
  expect(parameters).toContainEqual({
    name: 'region__in',
    in: 'query',
    required: false,
    schema: { type: 'array', items: { type: 'integer' } },
    style: 'form',
    explode: false,
  });
  // An appeal's countries come one by one.
  expect(body.paths['/api/v2/appeal/'].get.parameters).toContainEqual({
    name: 'country',
    in: 'query',
    required: false,
    schema: { type: 'array', items: { type: 'integer' } },
    style: 'form',
    explode: true,
  });
  const headers = (path: string, method: string) =>
    body.paths[path][method].parameters.filter((one: { in: string }) => one.in === 'header');
  expect(headers('/api/v2/project/', 'post')).toContainEqual(
    expect.objectContaining({ name: 'Idempotency-Key' }),
  );
  expect(headers('/api/v2/project/{id}/', 'patch')).toContainEqual(
    expect.objectContaining({ name: 'If-Match' }),
  );
  const page = responses['200'].content['application/json'].schema;
  expect(page.properties.results.items.required).toContain('id');
});
