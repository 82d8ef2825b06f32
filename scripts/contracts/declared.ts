import type { Endpoint, Interaction } from '#contracts/defineEndpoint.ts';
import { ENDPOINTS } from '#contracts/endpoints.ts';
import { describeInteraction } from '#contracts/pact/examples.ts';

/** A promise as it was declared. */
export interface Declared {
  endpoint: Endpoint;
  interaction: Interaction;
}

const DECLARED: ReadonlyMap<string, Declared> = new Map(
  ENDPOINTS.flatMap((endpoint) =>
    endpoint.interactions.map((interaction) => [
      describeInteraction(endpoint, interaction),
      { endpoint, interaction },
    ]),
  ),
);

/** What stands behind a promise of the pacts, by its description; undefined where the pact is not of this version. */
export const declaredAs = (description: string): Declared | undefined => DECLARED.get(description);
