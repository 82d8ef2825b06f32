import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Kept {
  consumer: string;
  version: string;
  branch: string;
  provider: string;
  content: object;
  results: { success: boolean; providerApplicationVersion: string; testResults: unknown[] }[];
}

interface StartedBroker {
  url: string;
  /** Who may ask: the whole header. */
  authorization: string;
  pacts: Kept[];
  /** Branch by "provider version". */
  versions: Map<string, string>;
  /** Which version of a provider runs in production. */
  deployed: Map<string, string>;
  close: () => void;
}

/**
 * A Pact Broker in memory, written by the documentation of its calls (https://docs.pact.io/pact_broker/advanced_topics/api_docs):
 * publishing, pacts for verification, results, deployments to its one environment `production`, and whether a version may be
 * deployed there. `tests/contracts/broker.test.ts` holds it, and a real one, to the same.
 */
export async function startBroker(authorization = 'Bearer broker-token'): Promise<StartedBroker> {
  const pacts: Kept[] = [];
  const versions = new Map<string, string>();
  const deployed = new Map<string, string>();
  const server = createServer(async (request, response) => {
    const { status, body } = await answerTo(request);
    response.writeHead(status, { 'content-type': 'application/hal+json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, authorization, pacts, versions, deployed, close: () => void server.close() };

  async function answerTo(request: IncomingMessage): Promise<{ status: number; body: object }> {
    const text = Buffer.concat(await request.toArray()).toString();
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    const parts = pathname.split('/').slice(1).map(decodeURIComponent);
    if (request.headers.authorization !== authorization)
      return { status: 401, body: { error: 'who are you?' } };
    const sent = text === '' ? undefined : JSON.parse(text);
    switch (`${request.method} ${parts[0]}`) {
      case 'POST contracts':
        return published(sent);
      case 'POST pacts':
        return parts.at(-1) === 'for-verification' ? forVerification(parts[2] ?? '') : resultOf(parts, sent);
      case 'GET pacts':
        return onePact(Number(parts[1]));
      case 'PUT pacticipants':
        versions.set(`${parts[1]} ${parts[5]}`, parts[3] ?? '');
        return { status: 201, body: {} };
      case 'GET environments':
        return { status: 200, body: { _embedded: { environments: [{ uuid: 'p', name: 'production' }] } } };
      case 'POST pacticipants':
        deployed.set(parts[1] ?? '', parts[3] ?? '');
        return { status: 201, body: {} };
      case 'GET can-i-deploy':
        return deployable(searchParams);
      default:
        return { status: 404, body: { error: `no ${request.method} ${pathname}` } };
    }
  }

  // biome-ignore lint/suspicious/noExplicitAny: what is sent is the test's question.
  function published({ pacticipantName, pacticipantVersionNumber, branch, contracts }: any) {
    for (const { providerName, content } of contracts) {
      pacts.push({
        consumer: pacticipantName,
        version: pacticipantVersionNumber,
        branch,
        provider: providerName,
        content: JSON.parse(Buffer.from(content, 'base64').toString()),
        results: [],
      });
    }
    return {
      status: 200,
      body: { notices: [{ text: `Pact successfully published for ${pacticipantName}` }] },
    };
  }

  function forVerification(provider: string) {
    const found = pacts.flatMap((pact, index) =>
      pact.provider === provider
        ? [
            {
              verificationProperties: { pending: !pact.results.some(({ success }) => success), notices: [] },
              _links: { self: { href: `${url}/pacts/${index}` } },
            },
          ]
        : [],
    );
    return { status: 200, body: { _embedded: { pacts: found } } };
  }

  function onePact(index: number) {
    const pact = pacts[index];
    if (!pact) return { status: 404, body: {} };
    const results = { href: `${url}/pacts/${index}/verification-results` };
    return { status: 200, body: { ...pact.content, _links: { 'pb:publish-verification-results': results } } };
  }

  function resultOf([, index]: string[], result: Kept['results'][number]) {
    pacts[Number(index)]?.results.push(result);
    return { status: 201, body: result };
  }

  function deployable(query: URLSearchParams) {
    const [pacticipant, version, environment] = ['pacticipant', 'version', 'environment'].map((name) =>
      query.get(name),
    );
    if (environment !== 'production') {
      const errors = { environment: [`with name '${environment}' does not exist`] };
      return { status: 400, body: { errors } };
    }
    const own = pacts.filter((pact) => pact.consumer === pacticipant && pact.version === version);
    const last = own.map(
      ({ provider, results }) =>
        results.findLast(
          ({ providerApplicationVersion }) => providerApplicationVersion === deployed.get(provider),
        )?.success,
    );
    if (own.length === 0 || last.includes(undefined)) {
      const reason = `There is no verified pact between version ${version} of ${pacticipant} and a version currently in production`;
      return { status: 200, body: { summary: { deployable: null, reason } } };
    }
    const summary = last.includes(false)
      ? { deployable: false, reason: 'The verification failed' }
      : {
          deployable: true,
          reason: 'All required verification results are published and successful',
        };
    return { status: 200, body: { summary } };
  }
}
