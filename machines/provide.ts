import { type AnyStateMachine, StateMachine } from 'xstate';

/** What a machine is given: effects, actions, guards and delays by their names in `setup`. */
export type Implementations<Machine extends AnyStateMachine> = Parameters<Machine['provide']>[0];

const PARTS = ['actors', 'actions', 'guards', 'delays'] as const;

/**
 * The machine with these implementations: what `machine.provide()` answers, in some microseconds. That one builds all states and
 * transitions anew, which each select, menu and form of a page paid for; here they are the machine's own.
 *
 * @example createActor(provideTo(authMachine)({ actors: { signIn } }))
 */
export const provideTo =
  <Machine extends AnyStateMachine>(machine: Machine) =>
  (given: Implementations<Machine>): Machine => {
    const { getInitialSnapshot, restoreSnapshot } = StateMachine.prototype;
    const provided: Machine = Object.create(machine);
    const parts = PARTS.map((part) => [part, { ...machine.implementations[part], ...given[part] }]);
    return Object.assign(provided, {
      implementations: Object.fromEntries(parts),
      // These two look up names in the machine that they were bound to when it was made.
      getInitialSnapshot: getInitialSnapshot.bind(provided),
      restoreSnapshot: restoreSnapshot.bind(provided),
    });
  };

/** Gives a machine of `provideTo` others than it has; an actor that runs goes on with them. */
export function provideAnew<Machine extends AnyStateMachine>(
  provided: Machine,
  given: Implementations<Machine>,
) {
  for (const part of PARTS) Object.assign(provided.implementations[part], given[part]);
}
