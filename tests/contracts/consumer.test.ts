import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PactV4, SpecificationVersion } from '@pact-foundation/pact';
import { afterAll, describe, expect, it } from 'vitest';
import { createClient, type InputOf } from '#contracts/client.ts';
import type { Endpoint, Interaction } from '#contracts/defineEndpoint.ts';
import { ENDPOINTS } from '#contracts/endpoints/index.ts';
import { ApiError } from '#contracts/errors.ts';
import {
  CONSUMER,
  describeInteraction,
  ERROR_BODIES,
  EXAMPLE_TOKEN,
  PROVIDERS,
} from '#contracts/pact/examples.ts';
import { exampleOf, matcherOf } from '#contracts/pact/matchers.ts';
import { buildRequest } from '#contracts/request.ts';
import { finishPact, PACTS, pactFile } from '../support/pact.ts';

const folder = mkdtempSync(join(tmpdir(), 'pacts-'));
const pacts = {
  go: pactFor('go'),
  risk: pactFor('risk'),
};

describe.each(ENDPOINTS)('$title', (endpoint) => {
  it.each(
    endpoint.interactions.map(
      (interaction) => [describeInteraction(endpoint, interaction), interaction] as const,
    ),
  )('%s', async (title, interaction) => {
    await promise(endpoint, interaction, title).executeTest(async ({ url }) => {
      const client = createClient(() => contextOf(interaction, url));
      const answer = client.call(endpoint, inputOf(interaction));
      if (isSuccess(interaction)) expect(await answer).toEqual(exampleOf(matcherOf(endpoint.answer)));
      else
        await expect(answer).rejects.toSatisfy(
          (error) => error instanceof ApiError && error.kind === 'server',
        );
    });
  });
});

describe('the published pacts', () => {
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('say what the declarations say', () => {
    for (const api of ['go', 'risk'] as const) {
      if (existsSync(pactFile(folder, api))) finishPact(folder, api);
    }
    if (process.env.WRITE_PACTS) cpSync(folder, PACTS, { recursive: true });
    for (const file of readdirSync(folder)) {
      expect(readFileSync(join(PACTS, file), 'utf8'), 'out of date: run npm run contracts:consumer').toBe(
        readFileSync(join(folder, file), 'utf8'),
      );
    }
  });
});

function pactFor(api: Endpoint['api']) {
  return new PactV4({
    consumer: CONSUMER,
    provider: PROVIDERS[api],
    dir: folder,
    spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
    logLevel: 'error',
  });
}

function promise(endpoint: Endpoint, interaction: Interaction, title: string) {
  const request = buildRequest(endpoint, inputOf(interaction), contextOf(interaction, ''));
  if (!request) throw new Error(`${title} builds no request`);
  const url = new URL(request.url, 'http://provider');
  const states = (interaction.given ?? []).reduce(
    (unconfigured, [state, parameters]) => unconfigured.given(state, withToken(state, parameters) as never),
    pacts[endpoint.api].addInteraction(),
  );
  return states
    .uponReceiving(title)
    .withRequest(request.method, url.pathname, (builder) => {
      builder.query(Object.fromEntries(url.searchParams));
      builder.headers({
        'Accept-Language': request.headers['Accept-Language'] ?? '',
        ...(interaction.isSignedIn && { Authorization: request.headers.Authorization ?? '' }),
      });
      if (interaction.body !== undefined) builder.jsonBody(interaction.body);
    })
    .willRespondWith(interaction.status ?? 200, (builder) => {
      builder.jsonBody(
        isSuccess(interaction)
          ? matcherOf(endpoint.answer)
          : ERROR_BODIES[interaction.errorShape ?? 'standard'],
      );
    });
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

function inputOf({ path, query, body }: Interaction) {
  return { path, query, body } as InputOf<Endpoint>;
}

function isSuccess({ status = 200 }: Interaction) {
  return status < 300;
}
