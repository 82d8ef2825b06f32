import { fromPromise } from 'xstate';
import {
  type FormDraft,
  type FormDraftToKeep,
  type FormToSend,
  formMachine,
  type SubmitResult,
} from '#machines/form.ts';
import type { FormValues } from '#machines/formValues.ts';
import { useApp } from '#src/core/AppContext.ts';
import { tellDraftKept } from '#src/core/draftKept.ts';
import { deedOfOther, dropDraft, readDraft, tellWritten, writeDraft } from '#src/core/drafts.ts';
import { type FormSlot, formName, valuesIn } from '#src/forms/kind.ts';
import { submitRecord } from '#src/forms/submitRecord.ts';
import { useProvided } from '#src/hooks/useProvided.ts';
import type { FormDefinition } from './defineForm.ts';
import { keepInAddress, readFromAddress } from './formAddress.ts';

interface RecordFormInput {
  definition: FormDefinition;
  user: number;
  slot: FormSlot;
  initial: FormValues;
  /** Of the record that is edited. */
  version?: string | undefined;
  /** What a draft is about that its values name by an id at most: stands before what they say. */
  aboutOf?: ((values: FormValues) => string | null | undefined) | undefined;
  /** It is read and not changed: a draft of it is left alone. `@default` false */
  isRead?: boolean | undefined;
}

/** The actor of a form with its effects: drafts in the browser, sending through the client, the step in the address. */
export function useRecordForm({
  definition,
  user,
  slot,
  initial,
  version,
  aboutOf,
  isRead,
}: RecordFormInput) {
  const app = useApp();
  const kind = {
    ...definition.kind,
    titleOf: (values: FormValues) =>
      [aboutOf?.(values), definition.kind.titleOf(values)].filter(Boolean).join(': '),
  };
  const { id } = slot;
  const form = formName(kind.name, slot);
  const wanted = readFromAddress('step');
  // Of several new ones: a reload comes back to it, and what sends waiting forms leaves the one that is open to itself.
  const tellWhich = () => slot.draft !== undefined && keepInAddress('draft', slot.draft);
  return useProvided(
    formMachine,
    {
      actors: {
        readDraft: fromPromise<FormDraft | undefined, undefined>(async () => {
          const draft = await readDraft(user, form);
          if (!draft || Object.keys(draft.values).length === 0) return undefined;
          const { version: of, before, savedAt, queuedAt } = draft;
          const kept = valuesIn(draft, kind);
          const values = (kind.drafted?.whole(kept, initial) ?? kept) as FormValues;
          return { values, version: of, before, savedAt, isQueued: queuedAt !== undefined };
        }),
        writeDraft: fromPromise<number, FormDraftToKeep>(
          async ({ input: { values, version: of, before } }) => {
            const draft = {
              values: (kind.drafted?.of(values) ?? values) as FormValues,
              version: of,
              before: id === undefined || kind.drafted ? undefined : before,
              title: kind.titleOf(values),
              language: app.language,
            };
            const { savedAt } = await writeDraft(user, form, draft);
            tellWhich();
            tellDraftKept();
            tellWritten(user, form);
            return savedAt;
          },
        ),
        dropDraft: fromPromise<unknown, undefined>(async () => dropDraft(user, form)),
        awaitLoss: fromPromise<unknown, undefined>(({ signal }) =>
          deedOfOther('dropped', user, form, signal),
        ),
        awaitOther: fromPromise<unknown, undefined>(({ signal }) =>
          deedOfOther('written', user, form, signal),
        ),
        submit: fromPromise<SubmitResult, FormToSend>(({ input, signal }) => {
          tellWhich();
          return submitRecord({ app, kind, user, form, id, ...input, signal });
        }),
      },
      actions: {
        unqueue: () => void writeDraft(user, form, { queuedAt: undefined }).catch(() => {}),
        showStep: (_, { step }) => step !== undefined && keepInAddress('step', step),
      },
    },
    {
      initial,
      version,
      validate: definition.validate,
      errorsOf: definition.errorsOf,
      isToldAtOnce: definition.isToldAtOnce,
      consequences: definition.consequences,
      follow: definition.follow,
      steps: definition.stepNames,
      step: definition.stepNames.find((name) => name === wanted),
      fieldsIn: (step, values, facts) => definition.pathsIn(values, facts, step),
      // Once it is kept its name stands in the address: a form that is opened anew after signing in finds it.
      isFresh: isRead || (slot.isFresh && readFromAddress('draft') === undefined),
      isReviewed: definition.Review !== undefined,
      reopened:
        definition.staysOpen && id !== undefined
          ? // What the calls of this kind have answered.
            (record) => ({
              values: kind.valuesOf(record as object) as FormValues,
              version: kind.versionOf(record as object),
            })
          : undefined,
    },
  );
}

export type RecordFormActor = ReturnType<typeof useRecordForm>;
