import { selectIsUnsaved } from '#machines/form.ts';
import type { RecordFormActor } from './useRecordForm.ts';

/** Where sending comes to rest without being saved. */
const STUCK = ['editing', 'failed', 'conflict', 'queued', 'gone', 'signedOut'] as const;

/** Does something with a record as it is saved: what was typed is saved before; where that fails, nothing is done. */
export function savedFirst(actor: RecordFormActor, then: () => void): void {
  if (!selectIsUnsaved(actor.getSnapshot())) {
    then();
    return;
  }
  const forget = () => {
    saved.unsubscribe();
    stuck.unsubscribe();
  };
  const saved = actor.on('saved', () => {
    forget();
    then();
  });
  actor.send({ type: 'submit' });
  const stuck = actor.subscribe((snapshot) => {
    // Saved, it rests in `editing` too, but has told it before.
    if (STUCK.some((work) => snapshot.matches({ work }))) forget();
  });
}
