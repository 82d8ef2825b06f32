import {
  type AnyActor,
  type AnyActorLogic,
  type AnyMachineSnapshot,
  createActor,
  SimulatedClock,
} from 'xstate';
import { getStateNodes } from 'xstate/graph';
import type { CatalogueEntry } from '#machines/catalogue.ts';
import { withHeldEffects } from '#scripts/machines/held.ts';
import type { ReplayablePath } from '#scripts/machines/paths.ts';
import { namedTransitionsOf } from '#scripts/machines/transitions.ts';

/** What the paths reached. Names read "auth.signedIn --signOut--> auth.signingOut"; a second guarded branch adds "[1]". */
export interface Coverage {
  readonly states: ReadonlyMap<string, boolean>;
  readonly transitions: ReadonlyMap<string, boolean>;
}

/** A promise kept or broken when the test says so, for the edge where a machine meets the world. */
export function controlled<Output>() {
  let resolve: (output: Output) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<Output>((keep, fail) => {
    resolve = keep;
    reject = fail;
  });
  return { promise, resolve, reject };
}

/** Lets settled promises reach their actors; no time passes. */
export async function settle() {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

/** A started actor on a clock that moves when told: `clock.increment(ms)`. */
export function startOnClock<Logic extends AnyActorLogic>(
  logic: Logic,
  ...[options]: Parameters<typeof createActor<Logic>> extends [unknown, ...infer Options] ? Options : never
) {
  const clock = new SimulatedClock();
  const actor = createActor(logic, { ...(options as object), clock } as never);
  actor.start();
  return { actor, clock };
}

/** Replays paths on real actors and notes what they pass; `look` sees the snapshot after each of their events. */
export function coverageOf(
  entry: CatalogueEntry,
  paths: readonly ReplayablePath[],
  look: (snapshot: AnyMachineSnapshot) => void = () => {},
): Coverage {
  const machine = withHeldEffects(entry);
  const nodes = [machine.root, ...getStateNodes(machine)];
  const states = new Map(nodes.map((node) => [node.id, false]));
  const names = new Map(nodes.flatMap(namedTransitionsOf));
  const transitions = new Map([...names.values()].map((name) => [name, false]));
  // Child actors are inspected too, but their states and transitions are none of these.
  const reach = (snapshot: AnyMachineSnapshot) => {
    for (const node of snapshot._nodes) if (states.has(node.id)) states.set(node.id, true);
  };
  for (const { input, events } of paths) {
    const actor: AnyActor = createActor(machine, {
      input,
      clock: new SimulatedClock(),
      inspect(inspected) {
        if (inspected.type !== '@xstate.microstep') return;
        reach(inspected.snapshot as AnyMachineSnapshot);
        for (const transition of inspected._transitions) {
          // A state that decides at once is passed within a step: no snapshot holds it.
          if (states.has(transition.source.id)) states.set(transition.source.id, true);
          const name = names.get(transition);
          if (name !== undefined) transitions.set(name, true);
        }
      },
    });
    actor.start();
    reach(actor.getSnapshot());
    for (const event of events) {
      actor.send(event);
      look(actor.getSnapshot());
    }
    reach(actor.getSnapshot());
    actor.stop();
  }
  return { states, transitions };
}

/** The names that no path reached. */
export function missedBy({ states, transitions }: Coverage): string[] {
  return [...states, ...transitions].filter(([, isReached]) => !isReached).map(([name]) => name);
}

/** Where a machine uses a guard, an action or an effect without a name: nothing could replace it, no diagram would show it. */
export function unnamedPartsOf({ machine }: CatalogueEntry): string[] {
  return [machine.root, ...getStateNodes(machine)].flatMap((node) => {
    const transitions = namedTransitionsOf(node);
    const parts: [string, unknown][] = [
      ...[...node.entry, ...node.exit].map((action): [string, unknown] => [node.id, action]),
      ...node.invoke.map(({ src }): [string, unknown] => [node.id, src]),
      ...transitions.flatMap(([{ guard, actions }, name]) =>
        [guard, ...actions].map((part): [string, unknown] => [name, part]),
      ),
    ];
    return parts.filter(([, part]) => typeof part === 'function' && !isTimer(part)).map(([name]) => name);
  });
}

/** XState itself starts and ends the timer of a delay by such actions. */
function isTimer(part: object) {
  return 'type' in part && (part.type === 'xstate.raise' || part.type === 'xstate.cancel');
}
