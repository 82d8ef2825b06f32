import { useActorRef, useSelector } from '@xstate/react';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listStateMachine, selectDraft } from '#machines/listState.ts';

/**
 * Filters, order and page of a list, kept in the query of the address. `query`: what the inputs show, which is ahead of the
 * address while somebody types; what is loaded is read from the address. The lifecycle is `machines/listState.ts`.
 */
export function useListState() {
  const [address, setAddress] = useSearchParams();
  const write = useRef(setAddress);
  const machine = useMemo(
    () =>
      listStateMachine.provide({
        actions: { writeAddress: (_, { values }) => write.current(values, { preventScrollReset: true }) },
      }),
    [],
  );
  const actor = useActorRef(machine, { input: { values: Object.fromEntries(address) } });
  useLayoutEffect(() => {
    write.current = setAddress;
    actor.send({ type: 'address.changed', values: Object.fromEntries(address) });
  }, [actor, address, setAddress]);
  const draft = useSelector(actor, selectDraft);
  return { query: useMemo(() => new URLSearchParams(draft), [draft]), send: actor.send };
}
