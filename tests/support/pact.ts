import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Endpoint } from '#contracts/defineEndpoint.ts';
import { ENDPOINTS } from '#contracts/endpoints/index.ts';
import { CONSUMER, describeInteraction, PROVIDERS } from '#contracts/pact/examples.ts';
import { nullablePaths } from '#contracts/pact/matchers.ts';

export const PACTS = fileURLToPath(new URL('../../pacts', import.meta.url));

interface PactFile {
  interactions: {
    description: string;
    response: {
      matchingRules?: { body?: Record<string, { combine: string; matchers: { match: string }[] }> };
    };
  }[];
  metadata: Record<string, unknown>;
}

export function pactFile(folder: string, api: Endpoint['api']): string {
  return join(folder, `${CONSUMER}-${PROVIDERS[api]}.json`);
}

/**
 * Finishes the file that Pact wrote: says where null is fine, which its builder has no words for; orders the
 * interactions; drops library versions, so that the same declarations always give the same bytes.
 */
export function finishPact(folder: string, api: Endpoint['api']): void {
  const file = pactFile(folder, api);
  const pact = JSON.parse(readFileSync(file, 'utf8')) as PactFile;
  const nullable = new Map(
    ENDPOINTS.flatMap((endpoint) =>
      endpoint.interactions.map((interaction) => [
        describeInteraction(endpoint, interaction),
        nullablePaths(endpoint.answer),
      ]),
    ),
  );
  for (const { description, response } of pact.interactions) {
    const rules = response.matchingRules?.body ?? {};
    for (const path of nullable.get(description) ?? []) {
      const { matchers } = rules[path] ?? { matchers: [{ match: 'type' }] };
      if (response.matchingRules) rules[path] = { combine: 'OR', matchers: [...matchers, { match: 'null' }] };
    }
  }
  pact.interactions.sort((one, other) => one.description.localeCompare(other.description, 'en'));
  pact.metadata = { pactSpecification: pact.metadata.pactSpecification };
  writeFileSync(file, `${JSON.stringify(pact, null, 2)}\n`);
}
