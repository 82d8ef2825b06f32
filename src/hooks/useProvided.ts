import { useActorRef } from '@xstate/react';
import { useLayoutEffect, useState } from 'react';
import type { ActorOptions, ActorRefFrom, AnyStateMachine, InputFrom } from 'xstate';
import { type Implementations, provideAnew, provideTo } from '#machines/provide.ts';

/**
 * The actor of a machine with what this component provides. The machine is made once; what is provided may change from one
 * rendering to the next, and the machine always runs the newest. `input` counts when the component appears.
 *
 * @example const actor = useProvided(confirmMachine, { actors: { run: fromPromise(async () => remove(id)) } });
 */
export function useProvided<Machine extends AnyStateMachine>(
  machine: Machine,
  implementations: Implementations<Machine>,
  input?: InputFrom<Machine>,
): ActorRefFrom<Machine> {
  const [provided] = useState(() => provideTo(machine)(implementations));
  // Before effects and events ask for them.
  useLayoutEffect(() => provideAnew(provided, implementations));
  return useActorRef(provided, { input } as ActorOptions<AnyStateMachine>) as ActorRefFrom<Machine>;
}
