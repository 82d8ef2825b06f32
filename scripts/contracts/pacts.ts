import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the published agreement. */
export const PACTS = fileURLToPath(new URL('../../pacts', import.meta.url));

/** The GO API's OpenAPI document, trimmed to the calls in use; where it comes from stands in its `info`. */
export const GO_DOCUMENT = fileURLToPath(
  new URL('../../contracts/documents/go-openapi.json', import.meta.url),
);

/** What of a pact file the scripts read. */
export interface Pact {
  consumer: { name: string };
  provider: { name: string };
  interactions: {
    description: string;
    request: { method: string; path: string };
    response: { status: number };
  }[];
}

/** The pact files, whole paths, in the order of their names. */
export const pactFiles = (): string[] =>
  readdirSync(PACTS)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => join(PACTS, file));

export const readPact = (file: string): Pact => JSON.parse(readFileSync(file, 'utf8')) as Pact;
