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
import { ANY_FILES, type AttachedValue, allAttachedIn, attachedIn, type FileFields } from './attached.ts';
import { entryOf } from './entryOf.ts';
import { isPhoto } from './previews.ts';
import { type FilePlace, type UploadsActor, type UploadsInput, uploadsEffects } from './uploads.ts';

export interface Uploads {
  actor: UploadsActor;
  /** Begins with files that were just chosen for a field, in which so many stand already. */
  add: (files: readonly File[], place: FilePlace) => void;
  /** The field that a file was chosen for on this visit. */
  fieldOf: (key: string) => string | undefined;
  fields: FileFields;
}

/** The uploads of a form, for as long as its page is open. `useAttachedFiles` ties them to the form. */
export function useUploads(input: UploadsInput): Uploads {
  const { fields = ANY_FILES } = input;
  const [{ implementations, hold, fieldOf, release }] = useState(() => uploadsEffects(input));
  const actor = useProvided(uploadsMachine, implementations);
  useConnectionRestored(actor);
  useEffect(() => () => release(selectEntries(actor.getSnapshot()).map(({ key }) => key)), [actor, release]);
  return useMemo(
    () => ({
      actor,
      fieldOf,
      fields,
      add(contents, { field, taken }) {
        const files = contents.map((content, index) => {
          const key = crypto.randomUUID();
          hold(key, content, { field, taken: taken + index });
          return { key, name: cleanFileName(content.name), size: content.size };
        });
        actor.send({ type: 'files.added', files });
      },
    }),
    [actor, hold, fieldOf, fields],
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

/** Keeps the uploads and the form's fields of files the same, whichever of them changes. */
export function useAttachedFiles(form: RecordFormActor, { actor, fields, fieldOf }: Uploads): void {
  const files = useSelector(form, (snapshot) => allAttachedIn(selectValues(snapshot), fields), isSameFiles);
  useEffect(() => {
    const accepted = actor.on('accepted', ({ file }) => void accept(form, file, fieldOf(file.key)));
    return () => accepted.unsubscribe();
  }, [form, actor, fieldOf]);
  useEffect(() => {
    actor.send({ type: 'values.changed', files });
  }, [actor, files]);
}

const isSameFiles = (one: readonly AttachedValue[], other: readonly AttachedValue[]) =>
  one.length === other.length && one.every((file, index) => file === other[index]);

/** A form that is on its way to the server takes the file once it can be changed again. */
async function accept(form: RecordFormActor, file: AttachedValue, field: string | undefined) {
  if (field === undefined) return;
  const change = () => ({
    type: 'changed' as const,
    patch: { [field]: [...attachedIn(selectValues(form.getSnapshot()), field), file] },
  });
  const canTake = await waitFor(form, (snapshot) => snapshot.can(change())).catch(() => undefined);
  // The page may be left meanwhile.
  if (canTake) form.send(change());
}
