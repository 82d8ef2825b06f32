import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { waitFor } from 'xstate';
import { selectIsOnline } from '#machines/connectivity.ts';
import { selectValues } from '#machines/form.ts';
import { useApp } from '#src/app/AppContext.ts';
import type { RecordFormActor } from '../useRecordForm.ts';
import { type AttachedValue, attachedIn } from './attached.ts';
import { createUploads, type Uploads, type UploadsInput } from './uploads.ts';

/** The uploads of a form, for as long as its page is open. `useAttachedFiles` ties them to the form. */
export function useUploads(input: UploadsInput): Uploads {
  const [uploads] = useState(() => createUploads(input));
  return uploads;
}

/** Keeps the uploads and the form's `files` the same, whichever of them changes, and sends again once there is a connection. */
export function useAttachedFiles(actor: RecordFormActor, uploads: Uploads): void {
  const files = useSelector(actor, (snapshot) => selectValues(snapshot).files);
  const isOnline = useSelector(useApp().actors.connectivity, selectIsOnline);
  useEffect(() => {
    uploads.whenAccepted((file) => void accept(actor, file));
    return uploads.stop;
  }, [actor, uploads]);
  useEffect(() => {
    uploads.show(attachedIn({ files }));
  }, [uploads, files]);
  useEffect(() => {
    if (isOnline) uploads.resume();
  }, [uploads, isOnline]);
}

/** A form that is on its way to the server takes the file once it can be changed again. */
async function accept(actor: RecordFormActor, file: AttachedValue) {
  const change = () => ({
    type: 'changed' as const,
    patch: { files: [...attachedIn(selectValues(actor.getSnapshot())), file] },
  });
  const canTake = await waitFor(actor, (snapshot) => snapshot.can(change())).catch(() => undefined);
  // The page may be left meanwhile.
  if (canTake) actor.send(change());
}
