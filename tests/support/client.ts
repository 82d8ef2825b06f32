import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { type Client, createClient } from '#contracts/client.ts';
import type { CallContext } from '#contracts/request.ts';

/** A client on a service of its own that answers every call with this JSON, for the length of a test. */
export async function startClient(answer: unknown, context: Partial<CallContext> = {}): Promise<Client> {
  const server = createServer((_, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer)),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return createClient(() => ({ goBase: base, riskBase: base, token: undefined, language: 'en', ...context }));
}
