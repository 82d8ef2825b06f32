import { timeOf } from '#contracts/answerTimes.ts';
import { ApiError } from '#contracts/errors.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDateTime } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { errorStrings } from '#src/i18n/strings.ts';

/** What a reader counts, rather than look at a clock. */
const A_MINUTE_MS = 60_000;

/**
 * What to tell the reader of a failure, in their language, and when it is worth while to try again, where that is known; the server's own
 * words where the catalogue has none.
 */
export function useErrorText(): (error: unknown) => string {
  const strings = useStrings(errorStrings);
  const language = useLanguage();

  function adviceOn(error: ApiError) {
    const { retryAfterMs: wait, isPage } = error;
    if (isPage) return strings.page;
    if (!wait) return undefined;
    if (wait <= A_MINUTE_MS) return strings.soon;
    const time = formatDateTime(new Date(Date.parse(timeOf(error)?.at ?? '') + wait), language);
    return fill(strings.later, { time });
  }

  return (error) => {
    if (!(error instanceof ApiError)) return strings.actionFailed;
    if (!error.key) return error.message;
    const advice = adviceOn(error);
    // Not each sentence of the catalogue ends with a mark.
    return advice ? `${strings[error.key].replace(/[^.!]$/, '$&.')} ${advice}` : strings[error.key];
  };
}
