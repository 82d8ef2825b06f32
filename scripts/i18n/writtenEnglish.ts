/** A file of the app's source, by its path in the project. */
export interface SourceFile {
  file: string;
  text: string;
}

/** What a reader sees or hears, by the names that components give it. */
const SHOWN = [
  'label',
  'title',
  'heading',
  'placeholder',
  'hint',
  'caption',
  'alt',
  'description',
  'aria-label',
  'ariaLabel',
];

const AS_PROPERTY = new RegExp(`\\b(?:${SHOWN.join('|')})['"]?: '([A-Z][^'\\n]*)'`, 'g');
const AS_ATTRIBUTE = new RegExp(`\\b(?:${SHOWN.join('|')})="([A-Z][^"\\n]*)"`, 'g');
const AS_TEXT = />\s*([A-Z][a-z]+[^<>{}\n;=]*)<\//g;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** The same in every language: names, a standard, the sign of a heading on a button. */
const NAMES = new Set(['Medium', 'Facebook', 'YouTube', 'ISO 3', 'H']);
/** Titles of routes are translated by the table; texts of catalogues have all languages beside each other. */
const ELSEWHERE = /(^|\/)strings\.ts$|^src\/core\/routes\/|^src\/content\//;

/** English that stands in a component, where nobody translates it, a sentence each. */
export function writtenEnglish(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ file }) => /^src\/.*\.tsx?$/.test(file) && !ELSEWHERE.test(file))
    .flatMap(({ file, text }) => {
      const code = text.replaceAll(COMMENT, '');
      const patterns = file.endsWith('.tsx') ? [AS_PROPERTY, AS_ATTRIBUTE, AS_TEXT] : [AS_PROPERTY];
      return patterns
        .flatMap((pattern) => [...code.matchAll(pattern)].map(([, words = '']) => words.trim()))
        .filter((words) => !NAMES.has(words))
        .map(
          (words) =>
            `${file}: "${words}" is English in the code: it belongs into strings.ts, with its translations.`,
        );
    });
}
