import { ApiError } from '#contracts/errors.ts';
import type { FieldErrors } from '#machines/form.ts';

/** A mistake of a body, by the path of what is wrong: as the contract's schema and the server's refusal tell it. */
export interface Problem {
  path: readonly PropertyKey[];
  message: string;
}

/** What the server refused, by path; lists of errors stand at the positions of what was sent. */
export function problemsOf(error: unknown): Problem[] {
  if (!(error instanceof ApiError)) return [];
  const { non_field_errors: _, ...fields } = error.formErrors;
  return problemsIn(fields, []);
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

/** Problems by the fields of the form; of several at one field the first. */
export function errorsByField(
  problems: readonly Problem[],
  fieldNameOf: (path: readonly PropertyKey[]) => string,
): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of problems) errors[fieldNameOf(path)] ??= message;
  return errors;
}
