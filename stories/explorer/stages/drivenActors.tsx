import { useActorRef as useOwnActorRef } from '@xstate/react';
import { createContext, type ReactNode, use, useState } from 'react';
import { type Actor, type AnyStateMachine, StateMachine } from 'xstate';

/** All of `@xstate/react`, which the storybook builds this for, with one difference: see `Driven`. */
export * from '@xstate/react';

type Actions = AnyStateMachine['implementations']['actions'];

interface DrivenProps {
  actor: Actor<AnyStateMachine>;
  /**
   * Events that the component sends by itself as it appears. They are not passed on: each would be a step of the log, and
   * going back in the log, where the component appears anew, would take away what lies ahead.
   */
  unheard?: readonly string[] | undefined;
  /** Stand in for actions of the component. */
  actions?: Actions | undefined;
  children: ReactNode;
}

const DrivenContext = createContext<{ actor: Actor<AnyStateMachine>; actions: Actions } | undefined>(
  undefined,
);

/**
 * A component below that would start an actor of the same machine takes this one instead, and lends it its own actions:
 * so a real component, with nothing built into it for the purpose, follows an actor that the explorer drives.
 */
export function Driven({ actor, unheard = [], actions = {}, children }: DrivenProps) {
  const [driven] = useState(() => ({ actor: hearing(actor, unheard), actions }));
  return <DrivenContext value={driven}>{children}</DrivenContext>;
}

/** The same actor for whoever sends anything but these. */
export function hearing(actor: Actor<AnyStateMachine>, unheard: readonly string[]): Actor<AnyStateMachine> {
  if (unheard.length === 0) return actor;
  const send: typeof actor.send = (event) => {
    if (!unheard.includes(event.type)) actor.send(event);
  };
  return Object.assign(Object.create(actor) as Actor<AnyStateMachine>, { send });
}

export const useActorRef: typeof useOwnActorRef = (logic, ...rest) => {
  const driven = use(DrivenContext);
  if (driven && logic instanceof StateMachine && logic.id === driven.actor.logic.id) {
    const { implementations } = driven.actor.logic as AnyStateMachine;
    Object.assign(implementations.actions, logic.implementations.actions, driven.actions);
    return driven.actor as never;
  }
  // biome-ignore lint/correctness/useHookAtTopLevel: which of the two it is never changes while a component stands
  return useOwnActorRef(logic, ...rest);
};
