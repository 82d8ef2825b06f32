import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { waitFor } from 'xstate';
import { cleanFileName } from '#contracts/attachments.ts';
import { selectValues } from '#machines/form.ts';
import { selectEntries, selectUpload, uploadsMachine } from '#machines/uploads.ts';
import type { RecordFormActor } from '#src/forms/useRecordForm.ts';
import { useConnectionRestored } from '#src/hooks/useConnectionRestored.ts';
import { useProvided } from '#src/hooks/useProvided.ts';
import { useSnapshots } from '#src/hooks/useSnapshots.ts';
import { type AttachedValue, attachedIn } from './attached.ts';
import { entryOf } from './entryOf.ts';
import { isPhoto } from './previews.ts';
import { type UploadsActor, type UploadsInput, uploadsEffects } from './uploads.ts';

export interface Uploads {
  actor: UploadsActor;
  /** Begins with files that were just chosen. */
  add: (files: readonly File[]) => void;
}

/** The uploads of a form, for as long as its page is open. `useAttachedFiles` ties them to the form. */
export function useUploads(input: UploadsInput): Uploads {
  const [{ implementations, hold, release }] = useState(() => uploadsEffects(input));
  const actor = useProvided(uploadsMachine, implementations);
  useConnectionRestored(actor);
  useEffect(() => () => release(selectEntries(actor.getSnapshot()).map(({ key }) => key)), [actor, release]);
  return useMemo(
    () => ({
      actor,
      add(contents) {
        const files = contents.map((content) => {
          const key = crypto.randomUUID();
          hold(key, content);
          return { key, name: cleanFileName(content.name), size: content.size };
        });
        actor.send({ type: 'files.added', files });
      },
    }),
    [actor, hold],
  );
}

/** Each file with how far it is, whether it is a photo, and where its picture is. */
export function useUploadEntries({ actor }: Uploads) {
  const entries = useSelector(actor, selectEntries);
  const uploads = useMemo(
    () => entries.flatMap(({ key }) => selectUpload(actor.getSnapshot(), key) ?? []),
    [actor, entries],
  );
  return useSnapshots(uploads).map((snapshot) => {
    const entry = entryOf(snapshot);
    const preview = entries.find(({ key }) => key === entry.id)?.preview;
    return { ...entry, isPhoto: isPhoto(entry.name), preview };
  });
}

/** Keeps the uploads and the form's `files` the same, whichever of them changes. */
export function useAttachedFiles(form: RecordFormActor, { actor }: Uploads): void {
  const files = useSelector(form, (snapshot) => selectValues(snapshot).files);
  useEffect(() => {
    const accepted = actor.on('accepted', ({ file }) => void accept(form, file));
    return () => accepted.unsubscribe();
  }, [form, actor]);
  useEffect(() => {
    actor.send({ type: 'values.changed', files: attachedIn({ files }) });
  }, [actor, files]);
}

/** A form that is on its way to the server takes the file once it can be changed again. */
async function accept(form: RecordFormActor, file: AttachedValue) {
  const change = () => ({
    type: 'changed' as const,
    patch: { files: [...attachedIn(selectValues(form.getSnapshot())), file] },
  });
  const canTake = await waitFor(form, (snapshot) => snapshot.can(change())).catch(() => undefined);
  // The page may be left meanwhile.
  if (canTake) form.send(change());
}
