import { ApiError } from '#contracts/errors.ts';
import { fieldErrors } from '#src/domain/fieldErrors.ts';
import { useErrorText } from './useErrorText.ts';

const REFUSED = 400;

/** Why a file or a decision was refused: in the words of the API where it names what is wrong. */
export function useRefusalText(): (error: unknown) => string {
  const errorText = useErrorText();
  return (error) => {
    if (!(error instanceof ApiError) || error.status !== REFUSED) return errorText(error);
    const { non_field_errors: whole = [] } = error.formErrors;
    return [whole, Object.values(fieldErrors(error))].flat().join(' ') || errorText(error);
  };
}
