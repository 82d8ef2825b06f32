import { type Actor, waitFor } from 'xstate';
import { DEFAULT_LANGUAGE, type Language } from '#contracts/languages.ts';
import { TRANSLATION_WAIT_MS } from '#machines/constants/timings.ts';
import { type languageMachine, selectIsTranslated, selectLanguage } from '#machines/language.ts';
import { turnTo } from '#src/core/turnTo.ts';
import { FONTS } from '#src/i18n/languages.ts';
import SHELL_NAMESPACES from './shellNamespaces.json';

/** Whether the shell can be shown at once: in English, and in a language whose words were kept from an earlier visit. */
export function isShellTranslated(translations: Actor<typeof languageMachine>): boolean {
  const { language, strings } = translations.getSnapshot().context;
  return language === DEFAULT_LANGUAGE || SHELL_NAMESPACES.every((namespace) => strings[namespace]);
}

/**
 * Asks for the translations of a page, and for the letters of its language, while its code loads: nobody sees it in English
 * first, or jumping from one font to another. Done when they are there, were kept from an earlier visit, or are not to be
 * had in time: English is better than nothing, and then runs in its own direction.
 */
export async function translate(
  translations: Actor<typeof languageMachine>,
  namespaces: readonly string[] = [],
): Promise<void> {
  const needed = [...SHELL_NAMESPACES, ...namespaces];
  for (const namespace of needed) translations.send({ type: 'namespace.registered', namespace });
  const isDone = selectIsTranslated(needed);
  const language = selectLanguage(translations.getSnapshot());
  await Promise.race([
    Promise.all([waitFor(translations, isDone), loadFont(language)]),
    new Promise((resolve) => setTimeout(resolve, TRANSLATION_WAIT_MS)),
  ]);
  // Until there are words that `loadWords` turns the page back for.
  if (!isShellTranslated(translations)) turnTo(DEFAULT_LANGUAGE);
}

/** By its name: to ask the page for its font is to have it styled once more. */
function loadFont(language: Language): Promise<unknown> {
  const { fonts }: { fonts?: FontFaceSet } = document;
  const { family, letter } = FONTS[language];
  return fonts?.load(`1em "${family}"`, letter).catch(() => {}) ?? Promise.resolve();
}
