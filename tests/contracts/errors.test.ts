import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { createClient } from '#contracts/client.ts';
import { defineEndpoint } from '#contracts/defineEndpoint.ts';
import { ApiError } from '#contracts/errors.ts';

const common = { title: 'x', answer: z.object({ name: z.string() }), interactions: [] };
const read = defineEndpoint({ ...common, method: 'GET', path: '/x' });
const write = defineEndpoint({ ...common, method: 'POST', path: '/x', body: z.unknown() });
const secret = { ...write, isSecret: true };

/** A real server that gives one answer to everything. */
async function clientOf(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return createClient(() => ({ goBase: base, riskBase: base, token: 'secret-token', language: 'en' }));
}

const answering = (status: number, body: string, type = 'application/json') =>
  clientOf((_, response) => response.writeHead(status, { 'content-type': type }).end(body));

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => new Error('the call succeeded'),
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw error;
}

const standard = (errors: object) => JSON.stringify({ error_code: 400, errors });
const legacy = JSON.stringify({ statusCode: 400, error_message: 'Wrong name or password.' });

it.each([
  [read, 500, '{"errors":{"a":["b"]}}', 'Internal server error!', 'internal'],
  [read, 404, '', 'Empty error response from server!', 'empty'],
  [read, 404, standard({}), 'Failed to load data', 'loadFailed'],
  [read, 404, '<h1>Not found</h1>', 'Failed to load data', 'loadFailed'],
  [read, 400, '["x"]', 'Failed to load data', 'loadFailed'],
  [
    write,
    400,
    standard({ name: ['Too long'] }),
    'Some error occurred while performing this action.',
    'actionFailed',
  ],
  [write, 401, standard({}), 'You do not have enough permission to perform this action', 'forbidden'],
  [write, 413, '{}', 'Your request was refused because the payload was too large', 'tooLarge'],
  [write, 400, legacy, 'Wrong name or password.', undefined],
  [
    write,
    400,
    standard({ non_field_errors: ['Already exists.', 'Twice.'] }),
    'Already exists. Twice.',
    undefined,
  ],
] as const)(
  'row %#: the message is the one of the catalogue',
  async (endpoint, status, body, message, key) => {
    const client = await answering(status, body);
    const error = await failureOf(client.call(endpoint as typeof write, { body: {} }));
    expect({ message: error.message, key: error.key, status: error.status }).toEqual({
      message,
      key,
      status,
    });
  },
);

it('hands the errors object on as form errors, else the message as the error of the form', async () => {
  const nested = { name: ['Too long'], districts: [{ id: ['Unknown'] }] };
  const first = await failureOf((await answering(400, standard(nested))).call(write, { body: {} }));
  expect(first.formErrors).toEqual(nested);
  const second = await failureOf((await answering(400, legacy)).call(write, { body: {} }));
  expect(second.formErrors).toEqual({ non_field_errors: ['Wrong name or password.'] });
});

it('reads the errors object whatever stands beside it', async () => {
  const errors = { name: ['Too long'] };
  const refusedWith = async (body: object) =>
    failureOf((await answering(400, JSON.stringify(body))).call(write, { body: {} }));
  for (const error_code of ['invalid', null, 4.5, undefined])
    expect((await refusedWith({ error_code, errors })).formErrors).toEqual(errors);
  const both = await refusedWith({ statusCode: 400, error_message: 'Refused.', errors });
  expect([both.message, both.formErrors]).toEqual(['Refused.', errors]);
  const none = await refusedWith({ errors: 'no object' });
  expect(none.key).toBe('actionFailed');
});

it('calls an answer that is no JSON, or not the JSON agreed on, a parse failure', async () => {
  const broken = await failureOf((await answering(200, '{"name":')).call(read, {}));
  expect(broken.formErrors).toEqual({ non_field_errors: ['Response parse error'] });
  const wrong = await failureOf((await answering(200, '{"name":7}')).call(read, {}));
  expect(wrong.message).toBe('There was a problem parsing the response from server');
  expect(wrong.debugMessage).toContain('name: expected string, got 7');
});

it('parses JSON whose content type names a charset', async () => {
  const client = await answering(200, '{"name":"Nepal"}', 'application/json; charset=utf-8');
  expect(await client.call(read, {})).toEqual({ name: 'Nepal' });
});

it('calls a redirect to a login page an error', async () => {
  const client = await clientOf((request, response) => {
    if (request.url === '/login') response.writeHead(200, { 'content-type': 'text/html' }).end('<form>');
    else response.writeHead(302, { location: '/login' }).end();
  });
  expect((await failureOf(client.call(read, {}))).kind).toBe('parse');
});

it('calls a server out of reach, and an answer that breaks off, network failures', async () => {
  const client = createClient(() => ({
    goBase: 'http://127.0.0.1:1',
    riskBase: '',
    token: undefined,
    language: 'en',
  }));
  const error = await failureOf(client.call(read, {}));
  expect(error.message).toMatch(/^Cannot connect with the server!/);
  expect(error.formErrors).toEqual({ non_field_errors: ['Network error'] });
  const cut = await clientOf((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
    response.write('{"name"', () => response.destroy());
  });
  expect((await failureOf(cut.call(read, {}))).kind).toBe('network');
});

it('ends silently when aborted: with the reason of the abort, not with an error for the user', async () => {
  const client = await clientOf(() => {});
  const controller = new AbortController();
  const call = client.call(read, { signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

it('never quotes a token, a password or what an authentication call answered', async () => {
  const echo = await clientOf((request, response) => {
    request.pipe(response.writeHead(400, { 'content-type': 'text/plain' }));
  });
  const error = await failureOf(echo.call(secret, { body: { password: 'hunter2' } }));
  expect(error.debugMessage).not.toMatch(/hunter2|secret-token/);
  const refused = await failureOf(
    (await answering(400, legacy)).call(write, { body: { password: 'hunter2' } }),
  );
  expect(refused.debugMessage).not.toMatch(/hunter2|secret-token/);
  expect(refused.debugMessage).toContain('Wrong name or password.');
});
