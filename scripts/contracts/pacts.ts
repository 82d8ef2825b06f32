import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the published agreement. */
export const PACTS = fileURLToPath(new URL('../../pacts', import.meta.url));

const documentOf = (name: string) =>
  fileURLToPath(new URL(`../../contracts/documents/${name}-openapi.json`, import.meta.url));

/** The OpenAPI documents of the GO API and the risk API, trimmed to the calls in use; where they come from stands in their `info`. */
export const GO_DOCUMENT = documentOf('go');
export const RISK_DOCUMENT = documentOf('risk');

/** What of a pact file the scripts read. */
export interface Pact {
  consumer: { name: string };
  provider: { name: string };
  interactions: {
    description: string;
    providerStates?: { name: string; params?: Readonly<Record<string, unknown>> }[];
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
