import type { AnyEventObject, AnyMachineSnapshot, AnyStateNode } from 'xstate';
import { type AdjacencyValue, getAdjacencyMap, serializeSnapshot } from 'xstate/graph';
import type { CatalogueEntry } from '#machines/catalogue.ts';
import { endsOfEffects, withHeldEffects } from './held.ts';

/** A path as events, from one of the catalogue's inputs. */
export interface ReplayablePath {
  /** The name of the input in the catalogue, and the input itself. */
  readonly inputName: string;
  readonly input: unknown;
  readonly events: readonly AnyEventObject[];
}

/**
 * Walks a machine by the catalogue's events, by the ends of the effects under way and by time passing, from every example
 * input, until no new state (value and context, or what of it the entry tells apart) turns up. Each edge of that graph is one path: the shortest way to its
 * state, then its event.
 */
export function pathsOf(entry: CatalogueEntry): ReplayablePath[] {
  return Object.entries(entry.inputs).flatMap(([inputName, input]) => {
    const { graph, ways, nameOf } = graphOf(entry, input);
    return [...ways].flatMap(([from, way]) =>
      edgesFrom(graph, from, nameOf).map(({ event }) => ({ inputName, input, events: [...way, event] })),
    );
  });
}

/**
 * The same graph in few long walks: each begins the shortest way to a state that has an edge left, and goes on by edges that no walk
 * has taken as long as there is one.
 */
export function walksOf(entry: CatalogueEntry): ReplayablePath[] {
  return Object.entries(entry.inputs).flatMap(([inputName, input]) => {
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
        walks.push({ inputName, input, events });
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
