import type { Language } from '#contracts/languages.ts';
import { directionOf } from '#src/i18n/languages.ts';

/** Says which language the page is in; it runs in the direction of that. */
export function turnTo(language: Language): void {
  const { documentElement: root } = document;
  root.lang = language;
  root.dir = directionOf(language);
}
