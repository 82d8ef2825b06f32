import { useActorRef as useOwnActorRef } from '@xstate/react';
import { createContext, type ReactNode, use } from 'react';
import { type Actor, type AnyStateMachine, StateMachine } from 'xstate';

/** All of `@xstate/react`, which the storybook builds this for, with one difference: see `Driven`. */
export * from '@xstate/react';

const DrivenContext = createContext<Actor<AnyStateMachine> | undefined>(undefined);

/**
 * A component below that would start an actor of the same machine takes this one instead, and lends it its own actions:
 * so a real component, with nothing built into it for the purpose, follows an actor that the explorer drives.
 */
export function Driven({ actor, children }: { actor: Actor<AnyStateMachine>; children: ReactNode }) {
  return <DrivenContext value={actor}>{children}</DrivenContext>;
}

export const useActorRef: typeof useOwnActorRef = (logic, ...rest) => {
  const driven = use(DrivenContext);
  if (driven && logic instanceof StateMachine && logic.id === driven.logic.id) {
    Object.assign((driven.logic as AnyStateMachine).implementations.actions, logic.implementations.actions);
    return driven as never;
  }
  // biome-ignore lint/correctness/useHookAtTopLevel: which of the two it is never changes while a component stands
  return useOwnActorRef(logic, ...rest);
};
