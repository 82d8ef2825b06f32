import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef } from 'react';
import { fromPromise } from 'xstate';
import { confirmMachine, selectIsOpen, selectIsRunning } from '#machines/confirm.ts';

/** A question before an action; `dialog` goes to a `ConfirmDialog`. */
export function useConfirm(action: () => unknown) {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  const actor = useActorRef(
    confirmMachine.provide({ actors: { run: fromPromise(async (): Promise<unknown> => latest.current()) } }),
  );
  return {
    open: useCallback(() => actor.send({ type: 'open' }), [actor]),
    dialog: {
      isOpen: useSelector(actor, selectIsOpen),
      isPending: useSelector(actor, selectIsRunning),
      onConfirm: () => actor.send({ type: 'confirm' }),
      onCancel: () => actor.send({ type: 'cancel' }),
    },
  };
}
