import { useActorRef } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { fromPromise } from 'xstate';
import { type FieldErrors, type FormDraft, type FormValues, formMachine } from '#machines/form.ts';
import { useApp } from '#src/app/AppContext.ts';
import { dropDraft, readDraft, writeDraft } from '#src/app/drafts.ts';
import { type FormSlot, formName, type RecordKind } from './kind.ts';
import { submitRecord } from './submitRecord.ts';

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
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  const { user, initial, version, id } = input;
  const form = formName(input.kind().name, input);
  return useActorRef(
    formMachine.provide({
      actors: {
        readDraft: fromPromise(async (): Promise<FormDraft | undefined> => {
          const draft = await readDraft(user, form);
          if (!draft || Object.keys(draft.values).length === 0) return undefined;
          const { values, version: of, savedAt, queuedAt } = draft;
          return { values, version: of, savedAt, isQueued: queuedAt !== undefined };
        }),
        writeDraft: fromPromise(async ({ input: { values, version: of } }) => {
          const title = latest.current.kind().titleOf(values);
          const draft = await writeDraft(user, form, { values, version: of, title, language: app.language });
          return draft.savedAt;
        }),
        dropDraft: fromPromise(async (): Promise<unknown> => dropDraft(user, form)),
        submit: fromPromise(({ input: { values, version: of }, signal }) =>
          submitRecord({ app, kind: latest.current.kind(), user, form, id, values, version: of, signal }),
        ),
      },
      actions: {
        unqueue: () => void writeDraft(user, form, { queuedAt: undefined }).catch(() => {}),
      },
    }),
    {
      input: {
        initial,
        version,
        validate: (values: FormValues) => latest.current.validate(values),
        errorsOf: (error: unknown, values: FormValues) => latest.current.errorsOf(error, values),
      },
    },
  );
}

export type RecordFormActor = ReturnType<typeof useRecordForm>;
