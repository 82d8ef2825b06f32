import { useSelector } from '@xstate/react';
import type { Actor } from 'xstate';
import type { uploadMachine } from '#machines/upload.ts';
import { FileInput } from '#src/components/FileInput/index.tsx';
import { entryOf } from '#src/forms/attachments/entryOf.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { stageStrings } from './strings.ts';
import { Window } from './Window.tsx';

export function UploadStage({ actor }: { actor: Actor<typeof uploadMachine> }) {
  const strings = useStrings(stageStrings);
  const snapshot = useSelector(actor, (current) => current);
  const { error, isPreparing, ...entry } = entryOf(snapshot);
  return (
    <Window title={strings.fileField}>
      <FileInput
        name="files"
        label={strings.files}
        limits={{ maxCount: 10 }}
        files={
          snapshot.matches('removed')
            ? []
            : [
                {
                  ...entry,
                  note: isPreparing ? 'Preparing' : undefined,
                  error: error === undefined ? undefined : messageOf(error),
                },
              ]
        }
        onAdd={() => {}}
        onRemove={() => actor.send({ type: 'remove' })}
        onRetry={() => actor.send({ type: 'retry' })}
      />
    </Window>
  );
}

function messageOf(error: unknown) {
  return typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : String(error);
}
