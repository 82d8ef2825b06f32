import type { AnyStateMachine, AnyStateNode } from 'xstate';
import {
  namedTransitionsOf,
  nameOf,
  statesOf,
  type Transition,
  transitionsFrom,
} from '#scripts/machines/transitions.ts';

/** A line in a state's box. */
export interface ChartLine {
  text: string;
  /** The transition that the line stands for. */
  transition?: string;
  /** What the transition above it does: it stands under it, a little further in. */
  isAction?: boolean;
}

/**
 * `state`, `group` (of which one state is current) and `regions` (of which all are) are states; `start` is the dot before
 * the first one, `any` stands for all states of a group in what holds for all of them.
 */
export type ChartKind = 'state' | 'group' | 'regions' | 'final' | 'start' | 'any';

export interface ChartNode {
  id: string;
  kind: ChartKind;
  label: string;
  parent: string | undefined;
  lines: readonly ChartLine[];
}

/** All transitions from one box to another, or what leads from a dot. */
export interface ChartEdge {
  id: string;
  source: string;
  target: string;
  /** The words of all its transitions, one after the other. */
  lines: readonly ChartLine[];
}

export interface Chart {
  nodes: readonly ChartNode[];
  edges: readonly ChartEdge[];
}

/** A machine as boxes and arrows. */
export function chartOf(machine: AnyStateMachine): Chart {
  const parts = statesOf(machine).map((node) => partOf(node, machine));
  return { nodes: parts.flatMap(({ nodes }) => nodes), edges: joined(parts.flatMap(({ edges }) => edges)) };
}

/** One arrow where several would run side by side. */
function joined(edges: readonly ChartEdge[]): ChartEdge[] {
  const byEnds = new Map<string, ChartEdge>();
  for (const edge of edges) {
    const lines = [...(byEnds.get(edge.id)?.lines ?? []), ...edge.lines];
    byEnds.set(edge.id, { ...edge, lines });
  }
  return [...byEnds.values()];
}

function partOf(node: AnyStateNode, machine: AnyStateMachine): Chart {
  const named = namedTransitionsOf(node).map(([, name]) => name);
  const transitions = transitionsFrom(node).map((transition, index) => ({
    ...transition,
    name: named[index] ?? '',
    event: withDelay(transition.event, machine),
  }));
  const leaving = transitions.flatMap((transition) =>
    transition.target === undefined ? [] : [{ ...transition, target: transition.target }],
  );
  const isInside = (id: string) => id !== node.id && id.startsWith(`${node.id}.`);
  const any = leaving.some(({ target }) => isInside(target)) ? `${node.id}#any` : undefined;
  const first = node.initial?.target[0]?.id;
  return {
    nodes: [
      {
        id: node.id,
        kind: kindOf(node),
        label: node.key,
        parent: node.parent?.id,
        lines: [
          ...ownActions(node.entry).map((action) => ({ text: `entry / ${action}` })),
          ...ownActions(node.exit).map((action) => ({ text: `exit / ${action}` })),
          ...node.invoke.map(({ id }) => ({ text: `runs ${id}` })),
          ...transitions
            .filter(({ target }) => target === undefined)
            .map((transition) => ({ text: linesOf(transition).join(' '), transition: transition.name })),
        ],
      },
      ...(first
        ? [{ id: `${node.id}#start`, kind: 'start', label: '', parent: node.id, lines: [] } as const]
        : []),
      ...(any ? [{ id: any, kind: 'any', label: 'any of these', parent: node.id, lines: [] } as const] : []),
    ],
    edges: [
      ...(first ? [edgeOf(`${node.id}#start`, first)] : []),
      ...leaving.map((transition) =>
        edgeOf(
          any && isInside(transition.target) ? any : node.id,
          transition.target,
          linesOf(transition).map((text, index) => ({
            text,
            transition: transition.name,
            ...(index > 0 && { isAction: true }),
          })),
        ),
      ),
    ],
  };
}

function edgeOf(source: string, target: string, lines: readonly ChartLine[] = []): ChartEdge {
  return { id: `${source} to ${target}`, source, target, lines };
}

/** Without those by which XState keeps its delays. */
function ownActions(actions: readonly unknown[]) {
  return actions.map((action) => nameOf(action) ?? '').filter((name) => !name.startsWith('xstate.'));
}

function kindOf({ type }: AnyStateNode): ChartKind {
  if (type === 'compound') return 'group';
  if (type === 'parallel') return 'regions';
  return type === 'final' ? 'final' : 'state';
}

/** Event with its guard, then its actions, a line each. */
function linesOf({ event, guard, actions }: Transition): string[] {
  return [guard ? `${event} [${guard}]` : event, ...actions.map((action) => `/ ${action}`)];
}

/** "after debounce" says how long that is, where the machine knows by itself. */
function withDelay(event: string, machine: AnyStateMachine) {
  const [, delay = ''] = /^after (.+)$/.exec(event) ?? [];
  const ms: unknown = machine.implementations.delays[delay];
  return typeof ms === 'number' ? `${event}, ${ms} ms` : event;
}
