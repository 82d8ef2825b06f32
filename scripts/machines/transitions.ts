import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** A transition in words. `target` is missing when the state stays. */
export interface Transition {
  source: string;
  target: string | undefined;
  /** "toggle", "after typeahead", "send done", "send failed", "at once". */
  event: string;
  guard: string | undefined;
  actions: readonly string[];
}

/** Every state of a machine, the whole machine first. */
export function statesOf(machine: AnyStateMachine): AnyStateNode[] {
  const below = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(below)];
  return below(machine.root);
}

/**
 * The transitions that leave a state, by the names that tests, coverage and recordings know them by:
 * "auth.signedIn --signOut--> auth.signingOut"; a second guarded branch adds "[1]".
 */
export function namedTransitionsOf(node: AnyStateNode): [AnyTransitionDefinition, string][] {
  return [...node.transitions.values(), node.always ?? []].flatMap((branches) =>
    branches.map((transition, index): [AnyTransitionDefinition, string] => {
      const targets = transition.target?.map(({ id }) => id).join(', ') ?? '(stays)';
      const branch = index > 0 ? `[${index}]` : '';
      return [transition, `${node.id} --${transition.eventType || 'always'}${branch}--> ${targets}`];
    }),
  );
}

/** What leads out of a state, in the order in which it is tried. */
export function transitionsFrom(node: AnyStateNode): Transition[] {
  return namedTransitionsOf(node).map(([definition]) => ({
    source: node.id,
    target: definition.target?.[0]?.id,
    event: eventInWords(definition.eventType, node.id),
    guard: nameOf(definition.guard),
    actions: definition.actions.map((action) => nameOf(action) ?? 'unnamed'),
  }));
}

/** Of guards, actions and invoked actors: their name, whether they come with parameters or not. */
export function nameOf(part: unknown): string | undefined {
  if (part === undefined || part === null) return undefined;
  if (typeof part === 'string') return part;
  const { type, name } = part as { type?: unknown; name?: unknown };
  return typeof type === 'string' ? type : typeof name === 'string' ? name : 'unnamed';
}

/** "after typeahead" instead of XState's own name of it. `nodeId`: of the state that has the delay. */
export function eventInWords(event: string, nodeId = ''): string {
  if (event === '') return 'at once';
  const [, delay] = /^xstate\.after\.(.+)$/.exec(event) ?? [];
  if (delay) return `after ${delay.replace(`.${nodeId}`, '')}`;
  const [, end, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event) ?? [];
  if (actor) return `${actor} ${end === 'done' ? 'done' : 'failed'}`;
  return event.replace(/^xstate\./, '');
}
