import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringsOf } from './inlineShared.mjs';
import { ROOT } from './run.mjs';

const LANGUAGES = ['en', 'fr', 'es', 'ar'];

/**
 * The question for consent (`shell/CookieBanner`) in every language, as tags of `index.html`: it is asked before any code is there.
 * `startingConsent.css` shows the one in the reader's language, and `src/beforeApp/consent.ts` hears the answer.
 */
export const pageConsent = () =>
  LANGUAGES.map((language) => {
    const word = (key) => wordIn(language, 'shell', 'src/app/shell/strings.ts', key);
    const accept = wordIn(language, 'common', 'src/i18n/common/strings.ts', 'iAccept');
    return {
      tag: 'section',
      attrs: {
        class: 'starting-consent',
        lang: language,
        dir: language === 'ar' ? 'rtl' : 'ltr',
        'aria-label': word('cookieBanner'),
      },
      children:
        `<div><p>${word('cookieText')}</p><div><a href="/cookie-policy">${word('cookieLearnMore')}` +
        `<span> ${word('cookieLearnMoreOf')}</span></a><button type="button">${accept}</button></div></div>`,
      head: false,
      append: true,
    };
  });

function wordIn(language, namespace, english, key) {
  const word =
    language === 'en'
      ? stringsOf(join(ROOT, english)).get(key)
      : JSON.parse(readFileSync(join(ROOT, 'provider', 'seed', 'strings', `${namespace}.json`), 'utf8'))[
          key
        ]?.[language];
  if (!word) throw new Error(`${namespace}.${key} is missing in ${language}.`);
  return word.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
