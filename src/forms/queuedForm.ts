import type { Client } from '#contracts/client.ts';
import { isLanguage } from '#contracts/languages.ts';
import type { SubmitResult } from '#machines/form.ts';
import type { App } from '#src/core/App.ts';
import type { StoredDraft } from '#src/core/drafts.ts';
import { type RecordKind, slotOf, valuesIn } from '#src/forms/kind.ts';
import { submitRecord } from '#src/forms/submitRecord.ts';
import type { StringsOf } from '#src/i18n/defineStrings.ts';

/** Sends the drafts of a kind whose form is closed by now, and says what became of them. */
export interface QueuedForm {
  strings: StringsOf<'created' | 'updated' | 'failed'>;
  submit: (app: App, draft: StoredDraft) => Promise<SubmitResult>;
  /** What a saved record is called. */
  nameOf: (record: unknown) => string | null | undefined;
}

export function queuedForm<Values extends object, Written extends object, Body extends object, Facts>(
  kind: RecordKind<Values, Written, Body, Facts>,
  strings: QueuedForm['strings'],
  nameOf: (record: Written) => string | null | undefined,
): QueuedForm {
  return {
    strings,
    submit: (app, { user, form, version, ...draft }) =>
      submitRecord({
        app: speaking(app, draft.language),
        kind,
        user,
        form,
        id: slotOf(form).id,
        values: valuesIn({ ...draft, values: draft.toSend ?? draft.values }, kind),
        facts: undefined,
        version,
        // It is of this kind, too.
        before: draft.before as Values | undefined,
      }),
    // It comes from the calls of this kind.
    nameOf: (record) => nameOf(record as Written),
  };
}

/** The app in the language that a draft is written in: its author may read another by now. */
function speaking({ client, config, language: present }: App, written: string) {
  const language = isLanguage(written) ? written : present;
  const speaker: Client = {
    call: (endpoint, input) =>
      client.call(endpoint, endpoint.language === 'current' ? { ...input, language } : input),
  };
  return { client: speaker, config, language };
}
