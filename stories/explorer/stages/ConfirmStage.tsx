import { useSelector } from '@xstate/react';
import type { Actor } from 'xstate';
import { type confirmMachine, selectError, selectIsOpen, selectIsRunning } from '#machines/confirm.ts';
import { Button } from '#src/components/Button/index.tsx';
import { ConfirmDialog } from '#src/components/ConfirmDialog/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { stageStrings } from './strings.ts';
import { Window } from './Window.tsx';

export function ConfirmStage({ actor }: { actor: Actor<typeof confirmMachine> }) {
  const strings = useStrings(stageStrings);
  const error = useSelector(actor, selectError);
  return (
    <Window title={strings.questionPage}>
      <Button variant="danger" onClick={() => actor.send({ type: 'open' })}>
        {strings.deleteReport}
      </Button>
      <ConfirmDialog
        isOpen={useSelector(actor, selectIsOpen)}
        isPending={useSelector(actor, selectIsRunning)}
        error={error === undefined ? undefined : messageOf(error)}
        onConfirm={() => actor.send({ type: 'confirm' })}
        onCancel={() => actor.send({ type: 'cancel' })}
      />
    </Window>
  );
}

function messageOf(error: unknown) {
  return typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : String(error);
}
