import type { Language } from '#contracts/languages.ts';
import { Button } from '#src/components/Button/index.tsx';
import { chooseLanguage } from '#src/core/chooseLanguage.ts';
import { commonStrings } from '#src/i18n/common/strings.ts';
import { fill } from '#src/i18n/fill.ts';
import { languageName } from '#src/i18n/languages.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';

/** Loads the page again in the language that something has to be read or edited in. */
export function SwitchLanguage({ to }: { to: Language }) {
  const strings = useStrings(commonStrings);
  const language = languageName(to, useLanguage());
  return (
    <Button size="sm" onClick={() => chooseLanguage(to)}>
      {fill(strings.switchLanguage, { language })}
    </Button>
  );
}
