import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '#contracts/defineEndpoint.ts';
import { ENDPOINTS } from '#contracts/endpoints/index.ts';
import { CONSUMER, describeInteraction, PROVIDERS } from '#contracts/pact/examples.ts';
import { alternatives, type Rule } from '#contracts/pact/matchers.ts';

type Alternatives = ReturnType<typeof alternatives>;

interface PactFile {
  interactions: {
    description: string;
    response: {
      status: number;
      matchingRules?: { body?: Record<string, { combine: string; matchers: Rule[] }> };
    };
  }[];
  metadata: Record<string, unknown>;
}

export function pactFile(folder: string, api: Endpoint['api']): string {
  return join(folder, `${CONSUMER}-${PROVIDERS[api]}.json`);
}

/** Writes the interactions of several files of the same parties to one file. */
export function joinPacts(files: readonly string[], file: string): void {
  const pacts = files.map((part) => JSON.parse(readFileSync(part, 'utf8')) as PactFile);
  const interactions = pacts.flatMap((pact) => pact.interactions);
  writeFileSync(file, JSON.stringify({ ...pacts[0], interactions }));
}

/**
 * Finishes the file that Pact wrote: says where another type, such as null, is fine, which its builder has no words for;
 * orders the interactions; drops library versions, so that the same declarations always give the same bytes.
 */
export function finishPact(folder: string, api: Endpoint['api']): void {
  const found = new Map(
    ENDPOINTS.flatMap((endpoint) =>
      endpoint.interactions
        .filter(({ isEmpty, status = 200 }) => !isEmpty && status < 300)
        .map(
          (interaction) =>
            [describeInteraction(endpoint, interaction), alternatives(endpoint.answer)] as const,
        ),
    ),
  );
  finishFile(pactFile(folder, api), (description) => found.get(description) ?? []);
}

/** The same for one file, with what each of its interactions allows besides its example's types. */
export function finishFile(file: string, alternativesOf: (description: string) => Alternatives): void {
  const pact = JSON.parse(readFileSync(file, 'utf8')) as PactFile;
  for (const { description, response } of pact.interactions) {
    for (const [path, others] of alternativesOf(description)) allow(response, path, others);
  }
  pact.interactions.sort((one, other) => one.description.localeCompare(other.description, 'en'));
  pact.metadata = { pactSpecification: pact.metadata.pactSpecification };
  writeFileSync(file, `${JSON.stringify(pact, null, 2)}\n`);
}

function allow(
  { matchingRules }: PactFile['interactions'][number]['response'],
  path: string,
  others: Rule[],
) {
  const rules = matchingRules?.body;
  if (!rules) throw new Error('An answer whose fields may be of other types has no matching rules.');
  const { matchers } = rules[path] ?? { matchers: [{ match: 'type' }] };
  rules[path] = { combine: 'OR', matchers: [...matchers, ...others] };
}
