import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  fromPromise,
} from 'xstate';
import type { CatalogueEntry } from '#machines/catalogue.ts';

/** The machine with effects that never end by themselves: whoever drives it says how they do, by `endsOfEffects`. */
export function withHeldEffects({
  machine,
  effects,
}: Pick<CatalogueEntry, 'machine' | 'effects'>): AnyStateMachine {
  const held = fromPromise(() => new Promise(() => {}));
  return machine.provide({ actors: Object.fromEntries(Object.keys(effects).map((name) => [name, held])) });
}

/** How the effects under way in a snapshot may end, by the catalogue's examples. */
export function endsOfEffects(
  { effects }: Pick<CatalogueEntry, 'effects'>,
  snapshot: AnyMachineSnapshot,
): AnyEventObject[] {
  return snapshot._nodes.flatMap((node: AnyStateNode) =>
    node.invoke.flatMap(({ id }) => [
      ...(effects[id]?.done ?? []).map((output) => ({
        type: `xstate.done.actor.${id}`,
        output,
        actorId: id,
      })),
      ...(effects[id]?.failed ?? []).map((error) => ({
        type: `xstate.error.actor.${id}`,
        error,
        actorId: id,
      })),
    ]),
  );
}
