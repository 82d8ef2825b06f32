import type { SubmitResult } from '#machines/form.ts';
import type { App } from '#src/core/App.ts';
import type { StoredDraft } from '#src/core/drafts.ts';
import { type RecordKind, slotOf } from '#src/forms/kind.ts';
import { submitRecord } from '#src/forms/submitRecord.ts';
import type { StringsOf } from '#src/i18n/defineStrings.ts';

/** Sends the drafts of a kind whose form is closed by now, and says what became of them. */
export interface QueuedForm {
  strings: StringsOf<'created' | 'updated' | 'failed'>;
  submit: (app: App, draft: StoredDraft) => Promise<SubmitResult>;
  /** What a saved record is called. */
  nameOf: (record: unknown) => string | null | undefined;
}

export function queuedForm<Written extends object, Body extends object>(
  kind: RecordKind<Written, Body>,
  strings: QueuedForm['strings'],
  nameOf: (record: Written) => string | null | undefined,
): QueuedForm {
  return {
    strings,
    submit: (app, { user, form, values, version }) =>
      submitRecord({ app, kind, user, form, id: slotOf(form).id, values, version }),
    // It comes from the calls of this kind.
    nameOf: (record) => nameOf(record as Written),
  };
}
