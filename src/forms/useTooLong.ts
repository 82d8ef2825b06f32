import { recordFormStrings } from '#src/forms/strings.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';

/** Says of a text that is too long by how much. */
export function useTooLong(): (text: string, limit: number) => string {
  const strings = useStrings(recordFormStrings);
  const language = useLanguage();
  return (text, limit) =>
    fill(strings.tooLong, {
      count: formatNumber(text.length - limit, language),
      limit: formatNumber(limit, language),
    });
}
