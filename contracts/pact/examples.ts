import type { Endpoint, Interaction } from '../defineEndpoint.ts';
import { RiskErrorBody, StandardErrorBody } from '../errorBodies.ts';
import { LegacyErrorBody } from '../errors.ts';
import { matcherOf } from './matchers.ts';

/** Names of the two sides in the pact files. */
export const CONSUMER = 'go-web-app';
export const PROVIDERS = { go: 'go-api', risk: 'risk-api', extensions: 'go-api-extensions' } as const;
export type Party = keyof typeof PROVIDERS;

/** With whom a promise is agreed on: with the service, or with our own API alone. */
export const partyOf = (endpoint: Endpoint, interaction: Interaction): Party =>
  interaction.extension || endpoint.extension ? 'extensions' : endpoint.api;

/** The token of signed-in interactions; the provider state "a user is signed in" makes it valid or hands back its own. */
export const EXAMPLE_TOKEN = '0123456789abcdef0123456789abcdef01234567';

/** What an error answer looks like, by its shape (`errors.ts`), as matchers. */
export const ERROR_BODIES = {
  standard: matcherOf(StandardErrorBody),
  legacy: matcherOf(LegacyErrorBody),
  risk: matcherOf(RiskErrorBody),
} as const;

/** "a request for the list of emergencies of a country": unique in the pact. */
export function describeInteraction(endpoint: Endpoint, interaction: Interaction): string {
  return ['a request for', endpoint.title, interaction.title].filter(Boolean).join(' ');
}
