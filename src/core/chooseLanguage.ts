import type { Language } from '#contracts/languages.ts';
import { writeLanguage } from './storage.ts';

/** Stores the language and loads the page again in it. Source: product specification, section 1. */
export function chooseLanguage(language: Language): void {
  writeLanguage(language);
  window.location.reload();
}
