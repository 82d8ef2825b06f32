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

/** What stands behind a proxy: a server, an answer recorded from it, or one made for each request. */
export type Target = string | Answered | ((request: IncomingMessage) => Promise<Answered>);

/** A proxy in front of a real server, or of answers, which `respond` may spoil. Listens on a free port of this machine unless told. */
export async function startProxy(
  target: Target,
  respond: Respond,
  { port = 0, host = '127.0.0.1' } = {},
): Promise<Proxy> {
  const server = createServer(async (request, response) => {
    try {
      const answered = await answerOf(target, request);
      // A caller who has gone away waits for nothing.
      if (!response.destroyed) await respond(response, answered, request);
    } catch {
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function answerOf(target: Target, request: IncomingMessage): Answered | Promise<Answered> {
  if (typeof target === 'string') return askServer(target, request);
  return typeof target === 'function' ? target(request) : target;
}

/** What is asked of a server: a request as it came, or one made for the purpose. */
type Asked = IncomingMessage | { method: string; url: string; headers: Record<string, string> };

/** Hands a request on to a server. */
export async function askServer(target: string, request: Asked): Promise<Answered> {
  const body = 'toArray' in request ? Buffer.concat(await request.toArray()) : Buffer.alloc(0);
  const { connection, host, ...headers } = request.headers as Record<string, string>;
  const answer = await fetch(target + request.url, {
    method: request.method ?? 'GET',
    headers: { ...headers, 'accept-encoding': 'identity' },
    redirect: 'manual',
    ...(body.length > 0 && { body }),
  });
  return {
    status: answer.status,
    headers: keptOf(answer.headers),
    body: Buffer.from(await answer.arrayBuffer()),
  };
}

/** What a caller minds: what the body is, and that a browser may read it. */
function keptOf(headers: Headers): Record<string, string> {
  const kept = [...headers].filter(([name]) => name === 'content-type' || name.startsWith('access-control-'));
  return { 'content-type': '', ...Object.fromEntries(kept) };
}
