import { ApiError } from '#contracts/errors.ts';
import { fieldErrors } from '#src/domain/fieldErrors.ts';
import { useErrorText } from './useErrorText.ts';

const REFUSED = 400;

/** Whether a call was refused for what was sent: sending the same again helps nobody. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === REFUSED;

/** Why a file, a decision or a search was refused: in the words of the API where it names what is wrong. */
export function useRefusalText(): (error: unknown) => string {
  const errorText = useErrorText();
  return (error) => {
    if (!isRefusal(error)) return errorText(error);
    const { non_field_errors: whole = [] } = error.formErrors;
    return [whole, Object.values(fieldErrors(error))].flat().join(' ') || errorText(error);
  };
}
