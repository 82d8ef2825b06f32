import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef } from 'react';
import { fromPromise } from 'xstate';
import { confirmMachine, selectError, selectIsOpen, selectIsRunning } from '#machines/confirm.ts';
import { useErrorText } from './useErrorText.ts';

/**
 * Asks before `action` is run, as it is by then. Spread `dialog` over a `ConfirmDialog`.
 *
 * @example const removing = useConfirm(() => client.call(deleteEndpoint, { path: { id } }));
 */
export function useConfirm(action: () => unknown) {
  const errorText = useErrorText();
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  const actor = useActorRef(
    confirmMachine.provide({ actors: { run: fromPromise(async (): Promise<unknown> => latest.current()) } }),
  );
  const error = useSelector(actor, selectError);
  return {
    open: useCallback(() => actor.send({ type: 'open' }), [actor]),
    dialog: {
      isOpen: useSelector(actor, selectIsOpen),
      isPending: useSelector(actor, selectIsRunning),
      error: error === undefined ? undefined : errorText(error),
      onConfirm: () => actor.send({ type: 'confirm' }),
      onCancel: () => actor.send({ type: 'cancel' }),
    },
  };
}
