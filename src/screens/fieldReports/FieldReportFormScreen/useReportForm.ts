import { useActorRef } from '@xstate/react';
import type { RefObject } from 'react';
import { fromPromise } from 'xstate';
import * as z from 'zod/mini';
import { ApiError } from '#contracts/errors.ts';
import { FieldReport, REPORT_ERRORS } from '#contracts/schemas/fieldReport.ts';
import { type FieldErrors, type FormDraft, type FormValues, formMachine } from '#machines/form.ts';
import { useApp } from '#src/app/AppContext.ts';
import { dropDraft, readDraft, writeDraft } from '#src/app/drafts.ts';
import { formOf, submitReport } from './submit.ts';
import type { FormOptions } from './useFormOptions.ts';
import { bodyOf, fieldErrorsOf } from './values.ts';

interface ReportForm {
  user: number;
  /** Missing for a new report. */
  reportId: number | undefined;
  initial: FormValues;
  version: string | undefined;
}

/** What the effects need to know at the moment they run; nothing before the first lists are asked for. */
type Known = RefObject<FormOptions | undefined>;

/** The form's actor with its effects: drafts in the browser, sending through the client. */
export function useReportForm({ user, reportId, initial, version }: ReportForm, known: Known) {
  const app = useApp();
  const form = formOf(reportId);
  return useActorRef(
    formMachine.provide({
      actors: {
        readDraft: fromPromise(async (): Promise<FormDraft | undefined> => {
          const draft = await readDraft(user, form);
          if (!draft || Object.keys(draft.values).length === 0) return undefined;
          const { values, version: of, savedAt, queuedAt } = draft;
          return { values, version: of, savedAt, isQueued: queuedAt !== undefined };
        }),
        writeDraft: fromPromise(async ({ input }) => {
          const title = typeof input.values.title === 'string' ? input.values.title : '';
          const { values } = input;
          const draft = await writeDraft(user, form, {
            values,
            version: input.version,
            title,
            language: app.language,
          });
          return draft.savedAt;
        }),
        dropDraft: fromPromise(async (): Promise<unknown> => dropDraft(user, form)),
        submit: fromPromise(({ input, signal }) =>
          submitReport({
            app,
            user,
            reportId,
            values: input.values,
            version: input.version,
            actions: known.current?.actions.options,
            signal,
          }),
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
        validate: (values: FormValues) => errorsIn(values, known),
        errorsOf: (error: unknown, values: FormValues) => refusalOf(error, values, known),
      },
    },
  );
}

/** The rules of the contract, and that the visibility is one that is offered. */
function errorsIn(values: FormValues, { current }: Known): FieldErrors {
  const { actions, visibilities } = current ?? {};
  const body = bodyOf(values, actions?.options);
  const { error } = z.safeParse(FieldReport, body);
  const errors = error ? fieldErrorsOf(error.issues, body) : {};
  const isOffered = visibilities === undefined || visibilities.includes(values.visibility as number);
  return isOffered ? errors : { ...errors, visibility: REPORT_ERRORS.invalidChoice };
}

/** The server's refusal by the form's fields. Lists of errors stand at the positions of what was sent. */
function refusalOf(error: unknown, values: FormValues, { current }: Known): FieldErrors {
  if (!(error instanceof ApiError)) return {};
  const body = bodyOf(values, current?.actions.options);
  const { non_field_errors: _, ...fields } = error.formErrors;
  return fieldErrorsOf(problemsIn(fields, []), body);
}

interface Problem {
  path: PropertyKey[];
  message: string;
}

/** Leaves are texts or lists of texts; lists of objects are those of nested records. */
function problemsIn(errors: unknown, path: PropertyKey[]): Problem[] {
  if (typeof errors === 'string') return [{ path, message: errors }];
  if (Array.isArray(errors))
    return errors.flatMap((item, index) =>
      problemsIn(item, typeof item === 'string' ? path : [...path, index]),
    );
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([key, item]) => problemsIn(item, [...path, key]));
}
