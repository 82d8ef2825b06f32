import { fromPromise } from 'xstate';
import {
  type FieldErrors,
  type FormDraft,
  type FormValues,
  formMachine,
  type OtherVersion,
  type SubmitResult,
} from '#machines/form.ts';
import { useApp } from '#src/core/AppContext.ts';
import { dropDraft, readDraft, writeDraft } from '#src/core/drafts.ts';
import { type FormSlot, formName, type RecordKind } from '#src/forms/kind.ts';
import { submitRecord } from '#src/forms/submitRecord.ts';
import { useProvided } from '#src/hooks/useProvided.ts';

interface RecordFormInput<Written extends object, Body extends object> extends FormSlot {
  user: number;
  initial: FormValues;
  /** Of the record that is edited. */
  version?: string | undefined;
  /** Asked whenever something is kept or sent, so that it may know lists that arrived meanwhile. */
  kind: () => RecordKind<Written, Body>;
  /** What is wrong before it is sent, by field. */
  validate: (values: FormValues) => FieldErrors;
  /** The server's refusal by field. */
  errorsOf: (error: unknown, values: FormValues) => FieldErrors;
}

/**
 * The actor of a form with its effects: drafts in the browser, sending through the client. The
 * functions may change from one rendering to the next: the latest ones are asked.
 */
export function useRecordForm<Written extends object, Body extends object>(
  input: RecordFormInput<Written, Body>,
) {
  const app = useApp();
  const { user, initial, version, id, kind } = input;
  const form = formName(kind().name, input);
  return useProvided(
    formMachine,
    {
      actors: {
        readDraft: fromPromise<FormDraft | undefined, undefined>(async () => {
          const draft = await readDraft(user, form);
          if (!draft || Object.keys(draft.values).length === 0) return undefined;
          const { values, version: of, savedAt, queuedAt } = draft;
          return { values, version: of, savedAt, isQueued: queuedAt !== undefined };
        }),
        writeDraft: fromPromise<number, OtherVersion>(async ({ input: { values, version: of } }) => {
          const title = kind().titleOf(values);
          const draft = await writeDraft(user, form, { values, version: of, title, language: app.language });
          return draft.savedAt;
        }),
        dropDraft: fromPromise<unknown, undefined>(async () => dropDraft(user, form)),
        submit: fromPromise<SubmitResult, OtherVersion>(({ input: { values, version: of }, signal }) =>
          submitRecord({ app, kind: kind(), user, form, id, values, version: of, signal }),
        ),
      },
      actions: {
        unqueue: () => void writeDraft(user, form, { queuedAt: undefined }).catch(() => {}),
      },
    },
    { initial, version, validate: input.validate, errorsOf: input.errorsOf },
  );
}

export type RecordFormActor = ReturnType<typeof useRecordForm>;
