import type { Language } from '#contracts/languages.ts';

/**
 * A text of the content in each language of the product, side by side, so that whoever changes one sees the others.
 * Content is what an officer writes (the catalogue, the toolbox); the words of the interface are in strings.ts files.
 */
export type Translated = Readonly<Record<Language, string>>;
