import { useActorRef, useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { confirmMachine, selectError, selectIsOpen, selectIsRunning } from '#machines/confirm.ts';
import { useErrorText } from './useErrorText.ts';

/**
 * Asks before `action` is run. Spread `dialog` over a `ConfirmDialog`.
 *
 * @example const removing = useConfirm(() => client.call(deleteEndpoint, { path: { id } }));
 */
export function useConfirm(action: () => Promise<unknown>) {
  const errorText = useErrorText();
  const actor = useActorRef(
    confirmMachine.provide({ actors: { run: fromPromise<unknown, undefined>(action) } }),
  );
  const error = useSelector(actor, selectError);
  return {
    open: () => actor.send({ type: 'open' }),
    dialog: {
      isOpen: useSelector(actor, selectIsOpen),
      isPending: useSelector(actor, selectIsRunning),
      error: error === undefined ? undefined : errorText(error),
      onConfirm: () => actor.send({ type: 'confirm' }),
      onCancel: () => actor.send({ type: 'cancel' }),
    },
  };
}
