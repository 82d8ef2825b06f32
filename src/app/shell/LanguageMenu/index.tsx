import { LANGUAGES } from '#contracts/languages.ts';
import { GlobeIcon } from '#src/components/icons.tsx';
import { Menu } from '#src/components/Menu/index.tsx';
import { chooseLanguage } from '#src/core/chooseLanguage.ts';
import { fill } from '#src/i18n/fill.ts';
import { LANGUAGE_NAMES } from '#src/i18n/languages.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { shellStrings } from '../strings.ts';
import styles from './LanguageMenu.module.css';

/** Chooses the language: it is stored and the page loads again. Each language is named in its own words. */
export function LanguageMenu() {
  const strings = useStrings(shellStrings);
  const current = useLanguage();
  return (
    <Menu
      label={
        <>
          <GlobeIcon /> <span className={styles.name}>{LANGUAGE_NAMES[current]}</span>
        </>
      }
      ariaLabel={fill(strings.language, { language: LANGUAGE_NAMES[current] })}
      align="end"
      items={LANGUAGES.map((language) => ({
        key: language,
        label: LANGUAGE_NAMES[language],
        lang: language,
        isChecked: language === current,
        onPick: () => chooseLanguage(language),
      }))}
    />
  );
}
