import type { Pact } from './pacts.ts';
import { enterState } from './recorder.ts';

interface States {
  /** How many different names there are. */
  count: number;
  /** Those that the provider would not enter, or leave, with what it answered. */
  refused: string[];
}

/** Enters and leaves the states that promises start from, without making their calls. One may need another: they go together. */
export async function checkStates(address: string, promises: readonly Pact[]): Promise<States> {
  const changes = promises.flatMap(({ consumer, interactions }) =>
    interactions.map(({ providerStates = [] }) =>
      providerStates.map(({ name, params = {} }) => ({ consumer: consumer.name, state: name, params })),
    ),
  );
  const together = new Map(changes.map((states) => [JSON.stringify(states), states]));
  const refused = new Set<string>();
  for (const states of together.values()) {
    for (const action of ['setup', 'teardown']) {
      for (const state of states) {
        const { refusal } = await enterState(address, JSON.stringify({ ...state, action }));
        if (refusal) refused.add(refusal);
      }
    }
  }
  return { count: new Set(changes.flat().map(({ state }) => state)).size, refused: [...refused] };
}
