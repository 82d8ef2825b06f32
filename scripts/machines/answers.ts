import type { AnyStateMachine } from 'xstate';

/** A guard or a delay by its name; `own` is what the machine itself says. */
export type Ask = (name: string, own: () => unknown) => unknown;

type Part = ((args: unknown, params: unknown) => unknown) & { check?: unknown };
type Parts = Record<string, Part>;

/** Guards and delays of a machine that are asked elsewhere first; those made of others, as `not('isBlank')`, ask by these. */
export function askedOf({ implementations }: AnyStateMachine, ask: Ask) {
  const asked = (parts: Parts): Parts =>
    Object.fromEntries(
      Object.entries(parts).flatMap(([name, part]): [string, Part][] =>
        typeof part !== 'function' || 'check' in part
          ? []
          : [[name, (args, params) => ask(name, () => part(args, params))]],
      ),
    );
  return {
    guards: asked(implementations.guards as unknown as Parts),
    delays: asked(implementations.delays as unknown as Parts),
  };
}

/** The names of the guards that can be asked elsewhere. */
export const guardsOf = (machine: AnyStateMachine) =>
  Object.keys(askedOf(machine, () => false).guards).sort();
