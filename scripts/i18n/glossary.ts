import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#contracts/languages.ts';
import { GLOSSARY_EXCEPTIONS } from './glossaryExceptions.ts';
import { ROOT } from './strings.ts';

/**
 * A term of the field, as `docs/glossary.json` has it. `forms`: how it may stand in a text of each language; a term without
 * them is advice for translators alone. `avoid`: what must not stand in a text of a language.
 */
export interface Term {
  en: string;
  forms?: Partial<Record<Language, readonly string[]>>;
  avoid?: Partial<Record<Language, readonly string[]>>;
}

export const readGlossary = (): Term[] =>
  JSON.parse(readFileSync(join(ROOT, 'docs', 'glossary.json'), 'utf8')) as Term[];

/** A translation that lacks the term for what English says, or that says it by a word to avoid, a sentence each. */
export function checkGlossary(
  name: string,
  { english, text, language }: { english: string; text: string; language: Language },
  terms: readonly Term[],
): string[] {
  const withoutPlaces = english.replace(/\{\w+\}/g, '…');
  return terms.flatMap((term) => {
    const avoided = term.avoid?.[language]?.filter((word) => text.includes(word)) ?? [];
    const forms = term.forms?.[language];
    const isSaid = term.forms?.en?.some((form) => wholeWord(form).test(withoutPlaces));
    const isLacking =
      isSaid &&
      forms &&
      !forms.some((form) => includes(text, form)) &&
      !GLOSSARY_EXCEPTIONS.some(({ keys, term: of }) => of === term.en && keys.includes(name));
    return [
      ...avoided.map((word) => `${name}: ${language} says “${word}”, which docs/glossary.json avoids.`),
      ...(isLacking
        ? [
            `${name}: ${language} lacks the term for “${term.en}” (${forms.join(', ')}), see docs/glossary.json.`,
          ]
        : []),
    ];
  });
}

const includes = (text: string, word: string) => text.toLowerCase().includes(word.toLowerCase());

const WHOLE_WORDS = new Map<string, RegExp>();

/** Made once a form, which every string is asked for. */
function wholeWord(form: string): RegExp {
  const known = WHOLE_WORDS.get(form) ?? new RegExp(`(?<![\\p{L}\\d])${form}(?![\\p{L}\\d])`, 'iu');
  WHOLE_WORDS.set(form, known);
  return known;
}
