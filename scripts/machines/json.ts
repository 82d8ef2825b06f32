import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { nameOf, transitionsFrom } from './transitions.ts';

/** A machine as JSON, in the words of SCXML: states with what they hold, enter, leave, invoke, and where they lead. */
export function jsonOf(machine: AnyStateMachine): string {
  return `${JSON.stringify(describeState(machine.root), null, 2)}\n`;
}

/** Keys without a value are left out by JSON. */
function describeState(node: AnyStateNode): object {
  const states = Object.values(node.states).map(describeState);
  const transitions = transitionsFrom(node).map(({ source: _, actions, ...transition }) => ({
    ...transition,
    actions: some(actions),
  }));
  return {
    id: node.id,
    type: node.type,
    initial: node.initial?.target[0]?.key,
    tags: some(node.tags),
    onentry: some(node.entry.map(nameOf)),
    onexit: some(node.exit.map(nameOf)),
    invoke: some(node.invoke.map(({ id }) => id)),
    transitions: some(transitions),
    states: some(states),
  };
}

const some = <Item>(items: readonly Item[]) => (items.length > 0 ? items : undefined);
