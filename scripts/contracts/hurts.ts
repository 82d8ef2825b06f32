import { createClient, type InputOf } from '#contracts/client.ts';
import type { Endpoint } from '#contracts/defineEndpoint.ts';
import { ERROR_CATALOGUE } from '#contracts/errors.ts';
import { withExamples } from '#contracts/pact/stateValue.ts';
import { handOn, startProxy } from '#scripts/faults/proxy.ts';
import type { Declared } from './declared.ts';
import { screensByCall } from './impact.ts';
import type { Exchange } from './recorder.ts';

const MOST_NAMED = 5;

/** Whom a broken promise hurts, a line each: what readers are told by such an answer, and on which screens. */
export async function hurtsOf(
  { endpoint, interaction }: Declared,
  exchange: Exchange | undefined,
  problems: readonly string[],
): Promise<string[]> {
  const input = withExamples({ ...interaction }) as InputOf<Endpoint>;
  const screens = ((await screensByCall()).get(endpoint) ?? []).map(
    ({ title, address }) => `${title} ${address}`,
  );
  const told = await toldBy(endpoint, input, exchange, problems);
  const others = screens.length > MOST_NAMED ? ` and ${screens.length - MOST_NAMED} more` : '';
  return [
    `readers: ${told}`,
    ...(screens.length > 0 ? [`screens: ${screens.slice(0, MOST_NAMED).join(', ')}${others}`] : []),
  ];
}

/** Tried on the app's own client, which is given the answer again; what a browser keeps from it, and what came late, it never gets. */
async function toldBy(
  endpoint: Endpoint,
  input: InputOf<Endpoint>,
  exchange: Exchange | undefined,
  problems: readonly string[],
): Promise<string> {
  const answer = exchange?.answer;
  if (!answer || problems.some((problem) => problem.startsWith('CORS: '))) {
    return `“${ERROR_CATALOGUE.network.message}”`;
  }
  const headers = { 'content-type': answer.headers.get('content-type') ?? '' };
  const proxy = await startProxy({ status: answer.status, headers, body: answer.body }, handOn);
  let missing = 0;
  const onUnreadable = ({ rows }: { rows: number }) => {
    missing = rows;
  };
  const context = { goBase: proxy.url, riskBase: proxy.url, token: 'a-token', language: 'en' } as const;
  try {
    await createClient(() => ({ ...context, onUnreadable })).call(endpoint, input);
    return missing > 0
      ? `the list without ${missing} of its rows, and a word that they are missing`
      : 'nothing: the app reads on';
  } catch (error) {
    return `“${(error as Error).message}”`;
  } finally {
    proxy.close();
  }
}
