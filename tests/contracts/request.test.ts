import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoint } from '#contracts/defineEndpoint.ts';
import { buildRequest, toFormData } from '#contracts/request.ts';

const context = {
  goBase: 'https://go.example',
  riskBase: 'https://risk.example',
  token: 'secret',
  language: 'ar' as const,
};
const common = { title: 'x', answer: z.unknown(), interactions: [] };
const read = defineEndpoint({ ...common, method: 'GET', path: '/api/v2/event/{id}/' });
const write = defineEndpoint({ ...common, method: 'POST', path: '/api/v2/event/', body: z.unknown() });

describe('the address', () => {
  it('stands on the base of its service', () => {
    expect(buildRequest(read, { path: { id: 7 } }, context)?.url).toBe('https://go.example/api/v2/event/7/');
    expect(buildRequest({ ...read, api: 'risk' }, { path: { id: 7 } }, context)?.url).toBe(
      'https://risk.example/api/v2/event/7/',
    );
  });

  it('is taken as given when absolute, and then gets no token', () => {
    const request = buildRequest({ ...read, path: 'https://other.example/x' }, {}, context);
    expect(request?.url).toBe('https://other.example/x');
    expect(request?.headers.Authorization).toBe('');
  });

  it('drops null and undefined query values, joins arrays with commas and keeps empty text', () => {
    const query = { a: null, b: undefined, c: [1, 2], d: '', e: 'x & y' };
    expect(buildRequest(read, { path: { id: 7 }, query }, context)?.url).toBe(
      'https://go.example/api/v2/event/7/?c=1%2C2&d=&e=x+%26+y',
    );
  });

  it('keeps a placeholder that has no value, and says so', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(buildRequest(read, {}, context)?.url).toBe('https://go.example/api/v2/event/{id}/');
    expect(error).toHaveBeenCalledWith(expect.stringContaining('id'));
    error.mockRestore();
  });
});

describe('what is never sent', () => {
  it('a call without an address', () => {
    expect(buildRequest({ ...read, path: '' }, {}, context)).toBeUndefined();
  });

  it.each(['PUT', 'PATCH', 'POST'] as const)('a %s without a body', (method) => {
    expect(buildRequest({ ...write, method }, {}, context)).toBeUndefined();
    expect(buildRequest({ ...write, method }, { body: {} }, context)).toBeDefined();
  });
});

describe('the headers', () => {
  it('carry the token when signed in, else nothing', () => {
    expect(buildRequest(read, { path: { id: 7 } }, context)?.headers.Authorization).toBe('Token secret');
    expect(
      buildRequest(read, { path: { id: 7 } }, { ...context, token: undefined })?.headers.Authorization,
    ).toBe('');
  });

  it.each([
    [read, {}, 'ar'],
    [read, { isEnglishForced: true }, 'en'],
    [write, {}, 'en'],
    [write, { isInCurrentLanguage: true }, 'ar'],
  ])('ask for the right language (%#)', (endpoint, choice, expected) => {
    const request = buildRequest(endpoint, { path: { id: 7 }, body: {}, ...choice }, context);
    expect(request?.headers['Accept-Language']).toBe(expected);
  });

  it('name the content type for JSON, and leave it to the browser for form data', () => {
    expect(buildRequest(write, { body: { a: 1 } }, context)?.headers['Content-Type']).toBe(
      'application/json',
    );
    const upload = buildRequest({ ...write, content: 'form-data' }, { body: { a: 1 } }, context);
    expect(upload?.headers['Content-Type']).toBeUndefined();
    expect(upload?.body).toBeInstanceOf(FormData);
  });
});

it('encodes form data: arrays repeat their key, files as they are, null as empty', () => {
  const file = new File(['x'], 'x.txt');
  const form = toFormData({ ids: [1, 2], file, nothing: null });
  expect(form.getAll('ids')).toEqual(['1', '2']);
  expect(form.get('file')).toBeInstanceOf(File);
  expect(form.get('nothing')).toBe('');
});
