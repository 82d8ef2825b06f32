import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** What the server behind the proxy answered. */
export interface Answered {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Hands an answer on, changed or not. */
export type Respond = (response: ServerResponse, answered: Answered, request: IncomingMessage) => unknown;

export const handOn: Respond = (response, { status, headers, body }) =>
  response.writeHead(status, headers).end(body);

/** A proxy in front of a real server, whose answers `respond` may spoil. Gone when the test is. Resolves with its address. */
export async function startProxy(target: string, respond: Respond): Promise<string> {
  const server = createServer(async (request, response) => {
    const answered = await ask(target, request);
    await respond(response, answered, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function ask(target: string, request: IncomingMessage): Promise<Answered> {
  const body = Buffer.concat(await request.toArray());
  const { connection, host, ...headers } = request.headers as Record<string, string>;
  const answer = await fetch(target + request.url, {
    method: request.method ?? 'GET',
    headers: { ...headers, 'accept-encoding': 'identity' },
    ...(body.length > 0 && { body }),
  });
  return {
    status: answer.status,
    headers: { 'content-type': answer.headers.get('content-type') ?? '' },
    body: Buffer.from(await answer.arrayBuffer()),
  };
}
