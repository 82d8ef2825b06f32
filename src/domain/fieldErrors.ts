import { ApiError, type FormErrors } from '#contracts/errors.ts';

/** The errors of a refused form by field, nested ones by their last name; those of the form as a whole are left out. */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError)) return {};
  const { non_field_errors: _, ...fields } = error.formErrors;
  return Object.fromEntries(leavesOf(fields));
}

function leavesOf(errors: FormErrors): [field: string, text: string][] {
  return Object.entries(errors).flatMap(([field, value]): [string, string][] => {
    if (typeof value === 'string') return [[field, value]];
    if (isTexts(value)) return [[field, value.join(' ')]];
    return leavesOf(value as FormErrors);
  });
}

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value);
