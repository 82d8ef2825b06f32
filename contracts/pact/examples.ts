import type { Endpoint, Interaction } from '../defineEndpoint.ts';

/** Names of the two sides in the pact files. */
export const CONSUMER = 'go-web-app';
export const PROVIDERS = { go: 'go-api', risk: 'risk-api' } as const;

/** The token of signed-in interactions; the provider state "a user is signed in" makes it valid. */
export const EXAMPLE_TOKEN = '0123456789abcdef0123456789abcdef01234567';

/** What an error answer looks like, by its shape (`errors.ts`), as matchers. */
export const ERROR_BODIES = {
  standard: {
    error_code: { 'pact:matcher:type': 'integer', value: 4011 },
    errors: { 'pact:matcher:type': 'type', value: {} },
  },
  legacy: {
    statusCode: { 'pact:matcher:type': 'integer', value: 400 },
    error_message: { 'pact:matcher:type': 'type', value: 'text' },
  },
} as const;

/** "a request for the list of emergencies of a country": unique in the pact. */
export function describeInteraction(endpoint: Endpoint, interaction: Interaction): string {
  return ['a request for', endpoint.title, interaction.title].filter(Boolean).join(' ');
}
