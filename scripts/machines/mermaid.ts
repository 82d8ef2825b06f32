import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { statesOf, type Transition, transitionsFrom } from './transitions.ts';

/** A machine as a Mermaid state diagram, which GitHub and most editors draw. */
export function mermaidOf(machine: AnyStateMachine): string {
  const transitions = statesOf(machine).flatMap(transitionsFrom);
  const isAnywhere = transitions.some(({ source }) => source === machine.id);
  const lines = [
    'stateDiagram-v2',
    ...(isAnywhere ? ['  state "in every state" as any_state'] : []),
    ...inside(machine.root, 1),
    ...transitions.map((transition) => `  ${arrow(transition, machine)}`),
  ];
  return `${lines.join('\n')}\n`;
}

/** What a state holds: where it begins, and its states; regions that run side by side are parted by a line. */
function inside(node: AnyStateNode, depth: number): string[] {
  const indent = '  '.repeat(depth);
  const states = Object.values(node.states).map((state) => declaration(state, depth));
  if (node.type === 'parallel') {
    return states.flatMap((lines, index) => (index === 0 ? lines : [`${indent}--`, ...lines]));
  }
  const first = node.initial?.target[0];
  return [...(first ? [`${indent}[*] --> ${idOf(first)}`] : []), ...states.flat()];
}

function declaration(state: AnyStateNode, depth: number): string[] {
  const indent = '  '.repeat(depth);
  const named = `${indent}state "${state.key}" as ${idOf(state)}`;
  return Object.keys(state.states).length > 0
    ? [`${named} {`, ...inside(state, depth + 1), `${indent}}`]
    : [named];
}

/** The whole machine has no box of its own: what holds everywhere leads out of one that stands for all its states. */
function arrow({ source, target, event, guard, actions }: Transition, machine: AnyStateMachine): string {
  const label = [event, guard && `[${guard}]`, actions.length > 0 && `/ ${actions.join(', ')}`];
  const from = source === machine.id ? 'any_state' : idOf({ id: source });
  const to = target === undefined ? from : idOf({ id: target });
  return `${from} --> ${to} : ${label.filter(Boolean).join(' ')}`;
}

const idOf = ({ id }: { id: string }) => id.replace(/\W+/g, '_');
