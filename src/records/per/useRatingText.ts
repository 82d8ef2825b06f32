import { MISSING } from '#src/i18n/format.ts';
import { intl } from '#src/i18n/intl.ts';
import { localeOf } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/StringsContext.ts';

/** A rating with one digit after the point. */
export function useRatingText() {
  const language = useLanguage();
  return (value: number | undefined, { isSigned = false } = {}) =>
    value === undefined
      ? MISSING
      : intl('NumberFormat', localeOf(language), {
          minimumFractionDigits: 1,
          maximumFractionDigits: 1,
          signDisplay: isSigned ? 'exceptZero' : 'auto',
        }).format(value);
}
