import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Verifier } from '@pact-foundation/pact';
import { beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../support/api.ts';
import { PACTS } from '../support/pact.ts';
import { PROVIDER_STATES } from '../support/providerStates.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});

it.each(readdirSync(PACTS).filter((file) => file.endsWith('.json')))(
  'keeps every promise of %s',
  async (file) => {
    const verifier = new Verifier({
      provider: 'go-api',
      providerBaseUrl: await api.listen(),
      pactUrls: [join(PACTS, file)],
      logLevel: 'error',
      stateHandlers: Object.fromEntries(
        Object.entries(PROVIDER_STATES).map(([state, prepare]) => [
          state,
          async (parameters?: unknown) => {
            await prepare(api.db, (parameters ?? {}) as Parameters<typeof prepare>[1]);
            return undefined;
          },
        ]),
      ),
    });
    const broken = await verifier.verifyProvider().then(
      () => [],
      (error: Error) => brokenPromises(error),
    );
    expect(broken).toEqual([]);
  },
);

/** Pact's report, a line a broken promise. */
function brokenPromises({ message }: Error): string[] {
  const report = JSON.parse(message) as { output?: string[] };
  return (report.output ?? [message]).filter((line) => line.trim() !== '').slice(0, 60);
}
