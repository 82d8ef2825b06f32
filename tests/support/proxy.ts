import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

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

export interface Proxy {
  /** Without a slash at the end. */
  url: string;
  close: () => void;
}

/** A proxy in front of a real server, or of one answer recorded from it, which `respond` may spoil. */
export async function startProxy(target: string | Answered, respond: Respond): Promise<Proxy> {
  const server = createServer(async (request, response) => {
    try {
      const answered = typeof target === 'string' ? await ask(target, request) : target;
      // A caller who has gone away waits for nothing.
      if (!response.destroyed) await respond(response, answered, request);
    } catch {
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function ask(target: string, request: IncomingMessage): Promise<Answered> {
  const body = Buffer.concat(await request.toArray());
  const { connection, host, ...headers } = request.headers as Record<string, string>;
  const answer = await fetch(target + request.url, {
    method: request.method ?? 'GET',
    headers: { ...headers, 'accept-encoding': 'identity' },
    redirect: 'manual',
    ...(body.length > 0 && { body }),
  });
  return {
    status: answer.status,
    headers: { 'content-type': answer.headers.get('content-type') ?? '' },
    body: Buffer.from(await answer.arrayBuffer()),
  };
}
