import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoint, type Endpoint } from '#contracts/defineEndpoint.ts';
import {
  updatePerAssessmentEndpoint,
  updatePerPrioritizationEndpoint,
  updatePerWorkPlanEndpoint,
} from '#contracts/per/steps.ts';
import { commaList, integer, repeated } from '#contracts/query.ts';
import { buildRequest, type CallInput, toFormData } from '#contracts/request.ts';

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

  it('is taken as given when absolute, a query behind its own', () => {
    const to = (path: string, query = {}) => buildRequest({ ...read, path }, { query }, context)?.url;
    expect(to('https://other.example/x')).toBe('https://other.example/x');
    expect(to('https://other.example/x?y=1')).toBe('https://other.example/x?y=1');
    expect(to('https://other.example/x?y=1', { a: 1 })).toBe('https://other.example/x?y=1&a=1');
  });

  it.each([
    ['https://go.example/api/v2/event/?offset=50', 'Token secret'],
    ['https://risk.example/api/v1/x/', 'Token secret'],
    ['https://other.example/x', ''],
    ['https://go.example.evil.example/x', ''],
  ])('carries the token to the two services alone when absolute: %s', (path, expected) => {
    expect(buildRequest({ ...read, path }, {}, context)?.headers.Authorization).toBe(expected);
    const ownOrigin = { ...context, goBase: '', riskBase: '' };
    expect(buildRequest({ ...read, path }, {}, ownOrigin)?.headers.Authorization).toBe('');
  });

  it('drops null and undefined query values, joins arrays with commas and keeps empty text', () => {
    const query = { a: null, b: undefined, c: [1, null, 2, undefined], d: '', e: 'x & y' };
    expect(buildRequest(read, { path: { id: 7 }, query }, context)?.url).toBe(
      'https://go.example/api/v2/event/7/?c=1%2C2&d=&e=x+%26+y',
    );
  });

  it('repeats a parameter for each of its values where the declaration says so', () => {
    const appeals = defineEndpoint({
      ...common,
      path: '/api/v2/appeal/',
      query: z.object({ country: z.optional(repeated(integer())), status: z.optional(commaList(integer())) }),
    });
    const to = (query: object) => buildRequest(appeals, { query: { ...query } }, context)?.url;
    expect(to({ country: [123, null, 14], status: [0, 1] })).toBe(
      'https://go.example/api/v2/appeal/?country=123&country=14&status=0%2C1',
    );
    expect(to({ country: 123 })).toBe('https://go.example/api/v2/appeal/?country=123');
    expect(to({ country: [] })).toBe('https://go.example/api/v2/appeal/');
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

it("is a GET in the reader's language unless declared otherwise", () => {
  const { method, language } = defineEndpoint({ ...common, path: '/x' });
  expect([method, language]).toEqual(['GET', 'current']);
});

describe('the headers', () => {
  it('carry the token when signed in, else nothing', () => {
    expect(buildRequest(read, { path: { id: 7 } }, context)?.headers.Authorization).toBe('Token secret');
    expect(
      buildRequest(read, { path: { id: 7 } }, { ...context, token: undefined })?.headers.Authorization,
    ).toBe('');
  });

  it.each<[Endpoint, Pick<CallInput, 'language'>, string]>([
    [read, {}, 'ar'],
    [read, { language: 'english' }, 'en'],
    [write, {}, 'en'],
    [write, { language: 'current' }, 'ar'],
    [write, { language: 'fr' }, 'fr'],
  ])('ask for the right language (%#)', (endpoint, choice, expected) => {
    const request = buildRequest(endpoint, { path: { id: 7 }, body: {}, ...choice }, context);
    expect(request?.headers['Accept-Language']).toBe(expected);
  });

  it.each([updatePerAssessmentEndpoint, updatePerPrioritizationEndpoint, updatePerWorkPlanEndpoint])(
    'say that $title is in the language of the page, as its form opens in that of the record alone',
    (endpoint) => {
      const request = buildRequest(endpoint, { path: { id: 7 }, body: { overview: 4 } }, context);
      expect(request?.headers['Accept-Language']).toBe('ar');
    },
  );

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

it('sends the text of a table and the file of a workbook as they are', () => {
  const csv = buildRequest({ ...write, content: 'csv' }, { body: 'a,b\n1,2' }, context);
  expect([csv?.headers['Content-Type'], csv?.body]).toEqual(['text/csv', 'a,b\n1,2']);
  const workbook = new Blob(['x']);
  expect(buildRequest({ ...write, content: 'excel' }, { body: workbook }, context)?.body).toBe(workbook);
});
