import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { fromPromise } from 'xstate';
import {
  confirmMachine,
  selectError,
  selectIsOpen,
  selectIsRunning,
  selectSubject,
} from '#machines/confirm.ts';
import { useErrorText } from './useErrorText.ts';
import { useProvided } from './useProvided.ts';

/**
 * Asks before `action` is run, as it is by then, on the subject that the question was opened with. Spread `dialog` over a
 * `ConfirmDialog`; `subject` is what it asks about, undefined before it was first opened.
 *
 * @example const removing = useConfirm(({ id }: Project) => client.call(deleteEndpoint, { path: { id } }));
 */
export function useConfirm<Subject = void>(action: (subject: Subject) => unknown) {
  const errorText = useErrorText();
  const actor = useProvided(confirmMachine, {
    actors: {
      // `open` alone brings it here.
      run: fromPromise<unknown, { subject: unknown }>(async ({ input }) => action(input.subject as Subject)),
    },
  });
  const error = useSelector(actor, selectError);
  return {
    open: useCallback((subject: Subject) => actor.send({ type: 'open', subject }), [actor]),
    subject: useSelector(actor, selectSubject) as Subject | undefined,
    dialog: {
      isOpen: useSelector(actor, selectIsOpen),
      isPending: useSelector(actor, selectIsRunning),
      error: error === undefined ? undefined : errorText(error),
      onConfirm: () => actor.send({ type: 'confirm' }),
      onCancel: () => actor.send({ type: 'cancel' }),
    },
  };
}
