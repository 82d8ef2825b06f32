import * as z from 'zod/mini';
import { FieldReport, REPORT_ERRORS } from '#contracts/fieldReports/schemas.ts';
import type { FieldErrors, FormValues } from '#machines/form.ts';
import { dayOf } from '#rules/dates.ts';
import { FileLostError } from '#src/forms/attachments/sendFiles.ts';
import { attachmentStrings } from '#src/forms/attachments/strings.ts';
import type { UploadsActor } from '#src/forms/attachments/uploads.ts';
import { problemsOf } from '#src/forms/problems.ts';
import { useRecordForm } from '#src/forms/useRecordForm.ts';
import { reportKind } from './kind.ts';
import type { FormOptions } from './useFormOptions.ts';
import { bodyOf, fieldErrorsOf, typeOf } from './values.ts';

interface ReportForm {
  user: number;
  /** Missing for a new report. */
  id: number | undefined;
  initial: FormValues;
  version: string | undefined;
}

/** The form's actor. `known`: what the lists offer by now; nothing before the first are asked for. */
export function useReportForm(form: ReportForm, known: () => FormOptions | undefined, uploads: UploadsActor) {
  return useRecordForm({
    ...form,
    kind: () => reportKind(known()?.actions.options, uploads),
    validate: (values) => errorsIn(values, known()),
    errorsOf: (error, values) =>
      error instanceof FileLostError
        ? { files: attachmentStrings.english.lost }
        : fieldErrorsOf(problemsOf(error), bodyOf(values, known()?.actions.options)),
  });
}

/** The rules of the contract, and that the visibility is one that is offered. */
function errorsIn(values: FormValues, known: FormOptions | undefined): FieldErrors {
  const { actions, visibilities } = known ?? {};
  const body = bodyOf(values, actions?.options);
  const { error } = z.safeParse(FieldReport, body);
  const errors: Record<string, string> = error ? { ...fieldErrorsOf(error.issues, body) } : {};
  // The contract takes a day that has begun anywhere; here it is known where the writer is.
  const isFuture = typeOf(values) !== 'EW' && String(values.start_date ?? '') > dayOf(new Date());
  if (isFuture) errors.start_date ??= REPORT_ERRORS.startsInFuture;
  const isOffered = visibilities === undefined || visibilities.includes(values.visibility as number);
  return isOffered ? errors : { ...errors, visibility: REPORT_ERRORS.invalidChoice };
}
