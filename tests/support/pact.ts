import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENDPOINTS } from '#contracts/endpoints.ts';
import { CONSUMER, describeInteraction, type Party, PROVIDERS } from '#contracts/pact/examples.ts';
import { type Alternative, alternatives, type Rule } from '#contracts/pact/matchers.ts';

interface PactFile {
  interactions: {
    description: string;
    response: {
      status: number;
      body?: { content: unknown };
      matchingRules?: { body?: Record<string, { combine: string; matchers: Rule[] }> };
    };
  }[];
  metadata: Record<string, unknown>;
}

export function pactFile(folder: string, party: Party): string {
  return join(folder, `${CONSUMER}-${PROVIDERS[party]}.json`);
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
export function finishPact(folder: string, party: Party): void {
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
  finishFile(pactFile(folder, party), (description) => found.get(description) ?? []);
}

/** The same for one file, with what each of its interactions allows besides its example's types. */
export function finishFile(
  file: string,
  alternativesOf: (description: string) => readonly Alternative[],
): void {
  const pact = JSON.parse(readFileSync(file, 'utf8')) as PactFile;
  for (const { description, response } of pact.interactions) {
    for (const [path, rules, whole] of alternativesOf(description)) {
      if (whole) replace(response, path, rules);
      else allow(response, path, rules);
    }
  }
  pact.interactions.sort((one, other) => one.description.localeCompare(other.description, 'en'));
  pact.metadata = { pactSpecification: pact.metadata.pactSpecification };
  writeFileSync(file, `${JSON.stringify(pact, null, 2)}\n`);
}

type Response = PactFile['interactions'][number]['response'];

function rulesOf({ matchingRules }: Response) {
  if (!matchingRules?.body)
    throw new Error('An answer whose fields may be of other types has no matching rules.');
  return matchingRules.body;
}

/** Rules of a path instead of all that are there and below it, and null as its example: the only one beside which an object fits. */
function replace(response: Response, path: string, matchers: Rule[]) {
  const rules = rulesOf(response);
  for (const known of Object.keys(rules))
    if (known === path || (/^[.[]/.test(known.slice(path.length)) && known.startsWith(path)))
      delete rules[known];
  rules[path] = { combine: 'AND', matchers };
  const [, ...keys] = path.split(/\.|(?=\[)/);
  putNull(response.body?.content, keys);
}

/** `['results', '[*]', 'country']`: in every row. */
function putNull(value: unknown, [key = '', ...rest]: readonly string[]) {
  if (typeof value !== 'object' || value === null) return;
  const holder = value as Record<string, unknown>;
  const names = key === '[*]' || key === '*' ? Object.keys(holder) : [key];
  for (const name of names) {
    if (rest.length > 0) putNull(holder[name], rest);
    else holder[name] = null;
  }
}

function allow(response: Response, path: string, others: Rule[]) {
  const rules = rulesOf(response);
  const { matchers } = rules[path] ?? { matchers: [{ match: 'type' }] };
  rules[path] = { combine: 'OR', matchers: [...matchers, ...others] };
}
