import type { IncomingMessage } from 'node:http';
import type { ErrorKey } from '#contracts/errors.ts';
import { handOn, type Respond } from './proxy.ts';

/** A way in which the network or a server fails. */
export interface Fault {
  name: string;
  respond: Respond;
  /** The catalogue's row for a read and for a change; undefined where the call succeeds all the same. */
  read: ErrorKey | undefined;
  change: ErrorKey | undefined;
  /** The server's own words, which go before the rows of the catalogue from `forbidden` on. */
  words?: string;
  /** Never comes to an end by itself. */
  isEndless?: boolean;
  /** Spoils what only an answer in JSON has: files, and calls that answer with nothing, do not meet it. */
  isOfJson?: boolean;
}

const both = (key: ErrorKey | undefined) => ({ read: key, change: key });
const html = { 'content-type': 'text/html' };
const serverPage = '<html><body><h1>nginx</h1></body></html>';
const DRIP_MS = 20;
const LATENCY_MS = 100;
const DAY_MS = 24 * 3_600_000;

const json = { 'content-type': 'application/json' };

/** A refusal that says why, in the shape of the newer calls or of the older ones. */
const wordy = (status: number, words: string, shape: 'newer' | 'older' = 'newer'): Fault => ({
  name: `status ${status} with words${shape === 'older' ? ' of the older shape' : ''}`,
  respond: (response) =>
    response
      .writeHead(status, json)
      .end(
        JSON.stringify(
          shape === 'newer'
            ? { error_code: status, errors: { non_field_errors: [words] } }
            : { statusCode: status, error_message: words },
        ),
      ),
  ...both(undefined),
  words,
});

const refusal =
  (status: number, headers: Record<string, string> = {}): Respond =>
  (response) =>
    response.writeHead(status, { ...html, ...headers }).end(serverPage);

const ELSEWHERE = '/elsewhere';

function elsewhere({ url, headers: { host = '' } }: IncomingMessage) {
  const [name, port] = host.split(':');
  return `http://${name === 'localhost' ? '127.0.0.1' : 'localhost'}:${port}${ELSEWHERE}${url}`;
}

/** What happens between a phone in the field and the API, each once. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'latency within the timeout',
    respond: (response, answered, request) =>
      setTimeout(() => handOn(response, answered, request), LATENCY_MS),
    ...both(undefined),
  },
  { name: 'an answer that never comes', respond: () => {}, ...both('network'), isEndless: true },
  {
    name: 'a connection reset before the answer',
    respond: (response) => response.destroy(),
    ...both('network'),
  },
  {
    name: 'a connection reset in the middle of the body',
    isOfJson: true,
    respond(response, { status, headers, body }) {
      response.writeHead(status, { ...headers, 'content-length': String(body.length) });
      response.write(body.subarray(0, body.length / 2), () => response.destroy());
    },
    ...both('network'),
  },
  {
    name: 'a slow drip',
    isOfJson: true,
    respond(response, { status, headers, body }) {
      response.writeHead(status, headers);
      let at = 0;
      const timer = setInterval(() => response.write(body.subarray(at, ++at % body.length)), DRIP_MS);
      response.on('close', () => clearInterval(timer));
    },
    ...both('network'),
    isEndless: true,
  },
  {
    name: 'truncated JSON',
    isOfJson: true,
    respond: (response, { status, headers, body }) =>
      response.writeHead(status, headers).end(body.subarray(0, body.length - 2)),
    ...both('parse'),
  },
  {
    name: 'a wrong content type',
    isOfJson: true,
    respond: (response, { status, body }) => response.writeHead(status, html).end(body),
    ...both('parse'),
  },
  {
    name: "the page of a captive portal instead of the API's answer",
    isOfJson: true,
    respond: (response) => response.writeHead(200, html).end(serverPage),
    ...both('parse'),
  },
  {
    name: 'a wrong schema',
    isOfJson: true,
    respond: (response, { status, headers }) =>
      response.writeHead(status, headers).end(JSON.stringify('none')),
    ...both('parse'),
  },
  {
    name: 'no content where a body is due',
    isOfJson: true,
    respond: (response) => response.writeHead(204).end(),
    ...both('parse'),
  },
  {
    name: 'a redirect to a login page',
    respond: (response, _, request) =>
      request.url?.startsWith('/login')
        ? response.writeHead(200, html).end('<form>')
        : response.writeHead(302, { location: '/login' }).end(),
    ...both('parse'),
  },
  {
    // To the other name of this machine, which is another origin; a change asks there first whether it may come, and is refused.
    name: 'an answer of another origin that does not let this one read it (CORS)',
    respond: (response, _, request) =>
      request.url?.startsWith(ELSEWHERE)
        ? response.writeHead(request.method === 'OPTIONS' ? 403 : 200, json).end('{}')
        : response.writeHead(307, { location: elsewhere(request) }).end(),
    ...both('network'),
  },
  ...[500, 502, 503, 504].map((status) => ({
    name: `status ${status}`,
    respond: refusal(status),
    ...both('internal'),
  })),
  {
    name: 'too many requests',
    respond: refusal(429, { 'retry-after': '2' }),
    read: 'loadFailed',
    change: 'actionFailed',
  },
  {
    name: 'an empty refusal',
    respond: (response) => response.writeHead(403).end(),
    ...both('empty'),
  },
  {
    name: 'an answer of no HTTP, as where TLS fails',
    respond: (response) => response.socket?.end(Buffer.from([0x15, 3, 3, 0, 2, 2, 40])),
    ...both('network'),
  },
  {
    name: 'an answer that comes twice',
    isOfJson: true,
    respond: (response, { status, headers, body }) =>
      response.writeHead(status, headers).end(Buffer.concat([body, body])),
    ...both('parse'),
  },
  {
    name: '304 where nothing was kept',
    respond: (response) => response.writeHead(304).end(),
    ...both('empty'),
  },
  {
    name: 'a clock that is a day ahead',
    respond: (response, { status, headers, body }) =>
      response.writeHead(status, { ...headers, date: new Date(Date.now() + DAY_MS).toUTCString() }).end(body),
    ...both(undefined),
  },
  { name: 'status 401 without words', respond: refusal(401), read: 'loadFailed', change: 'forbidden' },
  { name: 'status 413 without words', respond: refusal(413), read: 'loadFailed', change: 'tooLarge' },
  { name: 'status 404 without words', respond: refusal(404), read: 'loadFailed', change: 'actionFailed' },
  wordy(400, 'The start must be before the end.'),
  wordy(401, 'Your session has ended: sign in again.'),
  wordy(403, 'You may not see this record.'),
  wordy(404, 'There is no such record.'),
  wordy(409, 'Somebody else is changing this record.'),
  wordy(400, 'There is a mistake in what you sent.', 'older'),
];
