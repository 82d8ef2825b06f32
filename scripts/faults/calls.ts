import * as z from 'zod/mini';
import { AppConfig } from '#contracts/appConfig.ts';
import type { InputOf } from '#contracts/client.ts';
import type { Endpoint } from '#contracts/defineEndpoint.ts';
import { ENDPOINTS } from '#contracts/endpoints.ts';
import { exampleOf, matcherOf } from '#contracts/pact/matchers.ts';
import { withExamples } from '#contracts/pact/stateValue.ts';
import { type Answered, askServer } from './proxy.ts';

/** A call that the app makes, with what it sends and what it is answered while nothing fails. */
export interface Call {
  endpoint: Endpoint;
  /** "a list", "an upload": calls of a kind fail alike. */
  kind: string;
  input: InputOf<Endpoint>;
  answer: Answered;
}

/** Every call of the contracts, with its first promise as input and the example of its answer: nobody needs a server for it. */
export function allCalls(): Call[] {
  return ENDPOINTS.flatMap((endpoint) => {
    const promise = endpoint.interactions.find(({ status = 200, isEmpty }) => status < 300 && !isEmpty);
    if (!promise) return [];
    const { path, query, body, headers } = promise;
    const input = withExamples({ path, query, body, headers }) as InputOf<Endpoint>;
    return [{ endpoint, kind: kindOf(endpoint), input, answer: exampleAnswer(endpoint) }];
  });
}

function kindOf({ method, content, answer, isSecret }: Endpoint): string {
  if (isSecret) return 'an account call';
  if (content === 'form-data') return 'an upload';
  if (content === 'excel') return 'a file to keep';
  if (method === 'GET') return isPage(answer) ? 'a list' : 'a record';
  return { POST: 'a new record', PUT: 'a record written anew', PATCH: 'a change', DELETE: 'a removal' }[
    method
  ];
}

const isPage = (answer: Endpoint['answer']) => {
  const { type, shape } = answer._zod.def as { type: string; shape?: object };
  return type === 'array' || (shape !== undefined && 'results' in shape);
};

/** Whether the app reads JSON of it: not of files, nor of what is answered with nothing. */
export const answersJson = ({ endpoint, answer }: Call): boolean =>
  endpoint.content !== 'excel' && answer.body.length > 0;

function exampleAnswer({ content, answer }: Endpoint): Answered {
  if (content === 'excel')
    return { status: 200, headers: { 'content-type': 'application/octet-stream' }, body: Buffer.from('PK') };
  const example = exampleOf(matcherOf(answer));
  if (example === undefined) return { status: 204, headers: {}, body: Buffer.alloc(0) };
  return {
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(example)),
  };
}

/** Where the services of a deployed app are. Rejects where no app of this project answers. */
export async function servicesOf(app: string): Promise<{ go: string; risk: string }> {
  const url = app.replace(/\/$/, '');
  const answer = await fetch(`${url}/config.json`).catch(({ cause, message }) => {
    throw new Error(`${url} does not answer: ${cause?.code ?? message}.`);
  });
  const config = z.safeParse(AppConfig, await answer.json().catch(() => undefined));
  if (!config.success) throw new Error(`What answers at ${url} is no GO: it has no /config.json.`);
  return { go: config.data.apiEndpoint || url, risk: config.data.riskApiEndpoint || url };
}

/**
 * The same calls with what a deployed app's own services answer, where a visitor may read it without naming a record. Nothing is
 * ever written there: changes keep their examples.
 */
export async function answeredBy(
  app: string,
  calls: readonly Call[],
): Promise<{ calls: Call[]; real: number }> {
  const services = await servicesOf(app);
  let real = 0;
  const answered = await Promise.all(
    calls.map(async (call) => {
      const { method, token, content, api, path } = call.endpoint;
      if (method !== 'GET' || token === 'required' || content !== 'json' || path.includes('{')) return call;
      const query = new URLSearchParams(
        Object.entries(call.input.query ?? {}).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, String(value)]],
        ),
      );
      const answer = await askServer(services[api], {
        method,
        url: `${path}?${query}`,
        headers: { accept: 'application/json' },
      }).catch(() => undefined);
      if (answer?.status !== 200 || !z.safeParse(call.endpoint.answer, parsed(answer.body)).success)
        return call;
      real += 1;
      return { ...call, answer };
    }),
  );
  return { calls: answered, real };
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
