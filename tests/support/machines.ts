import {
  type AnyActor,
  type AnyActorLogic,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateNode,
  createActor,
  SimulatedClock,
} from 'xstate';
import { type AdjacencyValue, getAdjacencyMap, getStateNodes, serializeSnapshot } from 'xstate/graph';
import type { CatalogueEntry } from '#machines/catalogue.ts';
import { endsOfEffects, withHeldEffects } from '#scripts/machines/held.ts';
import { namedTransitionsOf } from '#scripts/machines/transitions.ts';

/** A path as events, from one of the catalogue's inputs. */
export interface ReplayablePath {
  readonly input: unknown;
  readonly events: readonly AnyEventObject[];
}

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

/**
 * Walks a machine by the catalogue's events, by the ends of the effects under way and by time passing, from every example
 * input, until no new state (value and context, or what of it the entry tells apart) turns up. Each edge of that graph is one path: the shortest way to its
 * state, then its event.
 */
export function pathsOf(entry: CatalogueEntry): ReplayablePath[] {
  return Object.values(entry.inputs).flatMap((input) => {
    const { graph, ways, nameOf } = graphOf(entry, input);
    return [...ways].flatMap(([from, way]) =>
      edgesFrom(graph, from, nameOf).map(({ event }) => ({ input, events: [...way, event] })),
    );
  });
}

/**
 * The same graph in few long walks: each begins the shortest way to a state that has an edge left, and goes on by edges that no walk
 * has taken as long as there is one.
 */
export function walksOf(entry: CatalogueEntry): ReplayablePath[] {
  return Object.values(entry.inputs).flatMap((input) => {
    const { graph, ways, nameOf } = graphOf(entry, input);
    const left = new Map([...ways.keys()].map((from) => [from, edgesFrom(graph, from, nameOf)]));
    const walks: ReplayablePath[] = [];
    for (const [from, way] of ways) {
      while (left.get(from)?.length) {
        const events = [...way];
        let edge = left.get(from)?.pop();
        while (edge) {
          events.push(edge.event);
          edge = left.get(edge.to)?.pop();
        }
        walks.push({ input, events });
      }
    }
    return walks;
  });
}

type Graph = ReadonlyMap<string, AdjacencyValue<AnyMachineSnapshot, AnyEventObject>>;
type NameOf = (snapshot: AnyMachineSnapshot) => string;

/** The states that the catalogue's events lead to from an input, by name, and the shortest way to each. */
function graphOf(entry: CatalogueEntry, input: unknown) {
  const machine = withHeldEffects(entry);
  const { tellApart } = entry;
  const nameOf: NameOf = (snapshot) =>
    tellApart
      ? JSON.stringify([snapshot.status, snapshot.value, tellApart(snapshot.context as never)])
      : serializeSnapshot(snapshot);
  const adjacency = getAdjacencyMap(machine, {
    input,
    events: (snapshot: AnyMachineSnapshot) =>
      snapshot.status === 'active'
        ? [...entry.events, ...delaysOver(snapshot), ...endsOfEffects(entry, snapshot)]
        : [],
    limit: 20_000,
    serializeState: nameOf,
  });
  const graph: Graph = new Map(Object.entries(adjacency));
  // A Map may grow while it is walked: this is a breadth-first queue, so the first way found is a shortest one.
  const ways = new Map<string, AnyEventObject[]>([[[...graph.keys()][0] ?? '', []]]);
  for (const [from, way] of ways)
    for (const { event, to } of edgesFrom(graph, from, nameOf))
      if (!ways.has(to)) ways.set(to, [...way, event]);
  return { graph, ways, nameOf };
}

const edgesFrom = (graph: Graph, from: string, nameOf: NameOf) =>
  Object.values(graph.get(from)?.transitions ?? {}).map(({ event, state }) => ({ event, to: nameOf(state) }));

/** What happens as time passes: one of the delays of a present state is over. */
function delaysOver(snapshot: AnyMachineSnapshot): AnyEventObject[] {
  return snapshot._nodes.flatMap((node: AnyStateNode) =>
    node.after.map(({ eventType }) => ({ type: eventType })),
  );
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
