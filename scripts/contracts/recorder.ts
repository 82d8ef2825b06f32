import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call that a promise makes, and what came of it. */
export interface Exchange {
  method: string;
  /** Whole address at the provider. */
  url: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** Missing when no answer came. */
  answer?: { status: number; headers: Headers; body: Buffer };
  /** From the first byte that was sent to the last that came, in ms. */
  ms: number;
}

/** What was seen while a promise was tried. */
export interface Recorded {
  exchanges: Exchange[];
  /** States that the provider would not enter, with what it answered, a line each. */
  refusedStates: string[];
  /** What `inspect` found. */
  findings: string[];
}

export interface Recorder {
  /** The provider's address, and that of its states, behind the recorder. Without a slash at the end. */
  url: string;
  states: string | undefined;
  /** What was seen since it was last asked. */
  take(): Recorded;
  close(): void;
}

interface Recording {
  url: string;
  states?: string | undefined;
  /** Signs the caller in wherever a promise sends a token. */
  token?: string | undefined;
  /** The page that calls, as a browser would say. */
  origin: string;
  /** Looks at an exchange while the provider is still in the promise's state. */
  inspect: (exchange: Exchange) => Promise<string[]>;
}

const STATES = '/-states-of-the-provider-';
/**
 * A connection is kept for as long as the engine wants it: after a machine stood still for some seconds the engine would send on one
 * that is closed in the same moment, and call the promise broken.
 */
const NEVER = 0;
/** Of one connection alone, or untrue of the body as it is handed on. */
const NOT_HANDED_ON = ['connection', 'keep-alive', 'transfer-encoding', 'content-encoding', 'content-length'];

/**
 * Stands between Pact's engine and a provider: hands everything on as it is, and keeps what was asked, what was answered, how
 * long it took, and what the states said, none of which the engine tells.
 */
export async function startRecorder({ url, states, token, origin, inspect }: Recording): Promise<Recorder> {
  let seen = nothing();
  const server = createServer({ keepAliveTimeout: NEVER }, async (request, response) => {
    try {
      const isState = states !== undefined && request.url === STATES;
      if (isState) await handState(states, request, response);
      else await handCall(request, response);
    } catch {
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: own,
    states: states && own + STATES,
    take() {
      const taken = seen;
      seen = nothing();
      return taken;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };

  async function handCall(request: IncomingMessage, response: ServerResponse) {
    const exchange: Exchange = {
      method: request.method ?? 'GET',
      url: url + request.url,
      headers: { ...headersOf(request, token), origin },
      body: Buffer.concat(await request.toArray()),
      ms: 0,
    };
    const { exchanges, findings } = seen;
    exchanges.push(exchange);
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const started = performance.now();
    const time = () => {
      exchange.ms = Math.round(performance.now() - started);
    };
    const answer = await ask(exchange, gone.signal).finally(time);
    exchange.answer = answer;
    if (response.destroyed) return;
    findings.push(...(await inspect(exchange)));
    response.writeHead(answer.status, handedOn(answer.headers)).end(answer.body);
  }

  async function handState(target: string, request: IncomingMessage, response: ServerResponse) {
    const { refusedStates } = seen;
    const body = Buffer.concat(await request.toArray());
    const { status, text, refusal } = await enterState(target, body.toString());
    if (refusal) refusedStates.push(refusal);
    response.writeHead(status, { 'content-type': 'application/json' }).end(text);
  }
}

const nothing = (): Recorded => ({ exchanges: [], refusedStates: [], findings: [] });

/** Asks a provider for a state. `refusal`: which one it would not enter, and what it said. */
export async function enterState(
  address: string,
  change: string,
): Promise<{ status: number; text: string; refusal?: string }> {
  const told = () => {
    const { state = '', params = {}, action = 'setup' } = JSON.parse(change) as Record<string, unknown>;
    return `the state "${state}" ${JSON.stringify(params)} (${action})`;
  };
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: change,
    });
    const text = await answer.text();
    if (answer.ok) return { status: answer.status, text };
    return {
      status: answer.status,
      text,
      refusal: `${told()}: ${address} answers ${answer.status} ${text.slice(0, 300)}`.trim(),
    };
  } catch (error) {
    return { status: 502, text: '{}', refusal: `${told()}: ${address} does not answer (${reasonOf(error)})` };
  }
}

function reasonOf(error: unknown) {
  const { cause, message } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? message;
}

async function ask({ method, url, headers, body }: Exchange, signal: AbortSignal) {
  const answer = await fetch(url, {
    method,
    headers: { ...headers, 'accept-encoding': 'identity' },
    redirect: 'manual',
    signal,
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
  return {
    status: answer.status,
    headers: answer.headers,
    body: Buffer.from(await answer.arrayBuffer()),
  };
}

function headersOf({ headers }: IncomingMessage, token: string | undefined): Record<string, string> {
  const kept = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || name === 'host' || NOT_HANDED_ON.includes(name) ? [] : [[name, String(value)]],
  );
  const sent = Object.fromEntries(kept) as Record<string, string>;
  return token && sent.authorization ? { ...sent, authorization: `Token ${token}` } : sent;
}

function handedOn(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => !NOT_HANDED_ON.includes(name)));
}
