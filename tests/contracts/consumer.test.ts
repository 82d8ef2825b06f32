import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MatchersV3, PactV4, SpecificationVersion } from '@pact-foundation/pact';
import { afterAll, describe, expect, it } from 'vitest';
import { createClient, type InputOf } from '#contracts/client.ts';
import type { Endpoint, Interaction } from '#contracts/defineEndpoint.ts';
import { ENDPOINTS } from '#contracts/endpoints.ts';
import { ApiError } from '#contracts/errors.ts';
import {
  CONSUMER,
  describeInteraction,
  ERROR_BODIES,
  EXAMPLE_TOKEN,
  type Party,
  PROVIDERS,
  partyOf,
} from '#contracts/pact/examples.ts';
import { emptyOf, exampleOf, matcherOf } from '#contracts/pact/matchers.ts';
import { stateGuide } from '#contracts/pact/stateGuide.ts';
import { stateMatcher, withExamples, withExpressions, withMatchers } from '#contracts/pact/stateValue.ts';
import { buildRequest } from '#contracts/request.ts';
import { PACTS } from '#scripts/contracts/pacts.ts';
import { finishPact, joinPacts, pactFile } from '../support/pact.ts';

/** Pact puts the state's own token in. */
// biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of Pact's.
const TOKEN_EXPRESSION = 'Token ${token}';

/** A request is noted within milliseconds; a busy machine may take longer. */
const NOTING_LIMIT_MS = 30_000;

const folder = mkdtempSync(join(tmpdir(), 'pacts-'));
/** Pacts of one endpoint each: Pact reads and writes the whole file after every interaction. */
const parts = join(folder, 'parts');
const pacts = new Map<string, PactV4>();
const folderOf = (endpoint: Endpoint) => join(parts, String(ENDPOINTS.indexOf(endpoint)));

describe.each(ENDPOINTS)('$title', (endpoint) => {
  it.each(
    endpoint.interactions.map(
      (interaction) => [describeInteraction(endpoint, interaction), interaction] as const,
    ),
  )('%s', async (title, interaction) => {
    const promised = await promise(endpoint, interaction, title);
    await promised.executeTest(async ({ url, port }) => {
      const client = createClient(() => contextOf(interaction, url));
      const answer = client.call(endpoint, inputOf(interaction));
      // What is in a file nobody promises.
      if (endpoint.content === 'excel' && isSuccess(interaction)) await answer;
      else if (isSuccess(interaction)) expect(await answer).toEqual(exampleOf(bodyOf(endpoint, interaction)));
      else
        await expect(answer).rejects.toSatisfy(
          (error) => error instanceof ApiError && error.kind === 'server',
        );
      await expect.poll(() => mismatchesAt(promised, port), { timeout: NOTING_LIMIT_MS }).toEqual([]);
    });
  });
});

describe('the published pacts', () => {
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('say what the declarations say', () => {
    for (const party of Object.keys(PROVIDERS) as Party[]) {
      const files = ENDPOINTS.map((endpoint) => pactFile(folderOf(endpoint), party)).filter(existsSync);
      if (files.length === 0) continue;
      joinPacts(files, pactFile(folder, party));
      finishPact(folder, party);
    }
    rmSync(parts, { recursive: true });
    writeFileSync(join(folder, 'README.md'), stateGuide());
    if (process.env.WRITE_PACTS) cpSync(folder, PACTS, { recursive: true });
    for (const file of readdirSync(folder)) {
      expect(readFileSync(join(PACTS, file), 'utf8'), 'out of date: run npm run contracts:consumer').toBe(
        readFileSync(join(folder, file), 'utf8'),
      );
    }
  });
});

/**
 * What the mock server has against the requests so far. It may answer before it has noted one, and Pact asks it only once,
 * right after the test: its own words for the server are not public.
 */
function mismatchesAt(promised: object, port: number): unknown[] {
  const { pact } = promised as { pact: { mockServerMismatches(port: number): unknown[] } };
  return pact.mockServerMismatches(port);
}

function pactOf(endpoint: Endpoint, interaction: Interaction) {
  const party = partyOf(endpoint, interaction);
  const file = pactFile(folderOf(endpoint), party);
  const known = pacts.get(file);
  if (known) return known;
  const pact = new PactV4({
    consumer: CONSUMER,
    provider: PROVIDERS[party],
    dir: folderOf(endpoint),
    spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
    logLevel: 'error',
  });
  pacts.set(file, pact);
  return pact;
}

async function promise(endpoint: Endpoint, interaction: Interaction, title: string) {
  const request = buildRequest(endpoint, inputOf(interaction), contextOf(interaction, ''));
  if (!request) throw new Error(`${title} builds no request`);
  const url = new URL(request.url, 'http://provider');
  const form = request.body instanceof FormData ? await formDataOf(request.body) : undefined;
  const states = (interaction.given ?? []).reduce(
    (unconfigured, [state, parameters]) => unconfigured.given(state, withToken(state, parameters) as never),
    pactOf(endpoint, interaction).addInteraction(),
  );
  const chosen = chosenByState(endpoint, interaction);
  return states
    .uponReceiving(title)
    .withRequest(request.method, orExpression(url.pathname, chosen.path), (builder) => {
      builder.query(
        Object.fromEntries(
          [...new Set(url.searchParams.keys())].map((name) => {
            const [value = '', ...others] = url.searchParams.getAll(name);
            return [name, others.length > 0 ? [value, ...others] : orExpression(value, chosen.query[name])];
          }),
        ) as Parameters<typeof builder.query>[0],
      );
      builder.headers({
        'Accept-Language': request.headers['Accept-Language'] ?? '',
        // A file is given to nobody who does not ask for its type.
        ...(endpoint.content === 'excel' && { Accept: request.headers.Accept ?? '' }),
        ...(interaction.isSignedIn && {
          Authorization: stateMatcher(TOKEN_EXPRESSION, `Token ${EXAMPLE_TOKEN}`) as never,
        }),
        ...(withMatchers(interaction.headers) as Record<string, never> | undefined),
      });
      if (form) {
        builder.headers({ 'Content-Type': MatchersV3.regex('multipart/form-data;.*', form.type) as never });
        builder.body(form.type, form.content);
        builder.matchingRules({
          body: ['$', ...form.parts.map((name) => `$.${name}`)].map((path) => ({
            path,
            rules: [MatchersV3.like('')],
          })),
        });
      } else if (interaction.body !== undefined) builder.jsonBody(withMatchers(interaction.body));
    })
    .willRespondWith(interaction.status ?? 200, (builder) => {
      // Some answer with nothing.
      const body = isSuccess(interaction) ? bodyOf(endpoint, interaction) : undefined;
      if (isSuccess(interaction) && body === undefined) return;
      builder.jsonBody(isSuccess(interaction) ? body : ERROR_BODIES[interaction.errorShape ?? 'standard']);
    });
}

const BOUNDARY = 'pact-boundary';

/** Form data as it travels, with a boundary that is always the same. */
async function formDataOf(form: FormData) {
  const sent = new Response(form);
  const boundary = sent.headers.get('content-type')?.split('boundary=')[1] ?? '';
  const text = Buffer.from(await sent.arrayBuffer()).toString('latin1');
  return {
    parts: [...form.keys()],
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    content: Buffer.from(text.replaceAll(boundary, BOUNDARY), 'latin1'),
  };
}

function bodyOf({ answer }: Endpoint, { isEmpty, decided }: Interaction) {
  if (isEmpty) return emptyOf(answer);
  const body = matcherOf(answer);
  return decided ? { ...(body as object), ...decided } : body;
}

/** Path and query values as Pact's expressions, where a state chooses them. */
function chosenByState(endpoint: Endpoint, { path = {}, query = {} }: Interaction) {
  const texts = Object.entries(withExpressions(query) as Record<string, unknown>).map(
    ([name, value]) => [name, String(value)] as const,
  );
  const values = withExpressions(path) as Record<string, string>;
  return {
    path: endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
    query: Object.fromEntries(texts),
  };
}

function orExpression(value: string, expression: string | undefined) {
  return expression?.includes('${') ? (stateMatcher(expression, value) as never) : value;
}

/** The signed-in state must know which token to accept. */
function withToken(state: string, parameters: object = {}) {
  return state === 'a user is signed in' ? { ...parameters, token: EXAMPLE_TOKEN } : parameters;
}

function contextOf(interaction: Interaction, goBase: string) {
  return {
    goBase,
    riskBase: goBase,
    token: interaction.isSignedIn ? EXAMPLE_TOKEN : undefined,
    language: 'en' as const,
  };
}

function inputOf({ path, query, body, headers }: Interaction) {
  return withExamples({ path, query, body, headers }) as InputOf<Endpoint>;
}

function isSuccess({ status = 200 }: Interaction) {
  return status < 300;
}
