import { isLanguage } from '#contracts/languages.ts';
import { commonStrings } from '#src/i18n/common/strings.ts';
import { fill } from '#src/i18n/fill.ts';
import { languageName } from '#src/i18n/languages.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { Banner } from '../Banner/index.tsx';

/**
 * Warns that what stands below was translated by a machine, when it was written in another language than the reader's.
 * `original`: the record's `translation_module_original_language`. Source: product specification, section 1.
 */
export function TranslationNotice({ original }: { original: string | null | undefined }) {
  const strings = useStrings(commonStrings);
  const language = useLanguage();
  if (!isLanguage(original) || original === language) return null;
  const name = languageName(original, language);
  return <Banner variant="warning">{fill(strings.machineTranslated, { language: name })}</Banner>;
}
