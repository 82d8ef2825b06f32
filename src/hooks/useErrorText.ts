import { ApiError } from '#contracts/errors.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { errorStrings } from '#src/i18n/strings.ts';

/** What to tell the reader of a failure, in their language; the server's own words where the catalogue has none. */
export function useErrorText(): (error: unknown) => string {
  const strings = useStrings(errorStrings);
  return (error) => {
    if (!(error instanceof ApiError)) return strings.actionFailed;
    return error.key ? strings[error.key] : error.message;
  };
}
