import { fill } from '#src/i18n/fill.ts';
import { explorerStrings } from '../strings.ts';

type Key = keyof typeof explorerStrings.english;
type Words = Readonly<Record<Key, string>>;

/** What a problem is about: a value as it is, or words to be translated too. */
type Value = string | { readonly key: Key; readonly number?: number | undefined };

/** Something that a tester can put right; its message is English, `problemInWords` says it in any language. */
export class Problem extends Error {
  readonly #key: Key;
  readonly #values: Readonly<Record<string, Value>>;

  constructor(key: Key, values: Readonly<Record<string, Value>> = {}) {
    super(words(explorerStrings.english, key, values));
    this.#key = key;
    this.#values = values;
  }

  in(strings: Words): string {
    return words(strings, this.#key, this.#values);
  }
}

function words(strings: Words, key: Key, values: Readonly<Record<string, Value>>): string {
  const said = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : fill(strings[value.key], { number: value.number ?? '' }),
  ]);
  return fill(strings[key], Object.fromEntries(said));
}

/** What went wrong, in the reader's language where it is known what. */
export function problemInWords(error: unknown, strings: Words): string {
  if (error instanceof Problem) return error.in(strings);
  return error instanceof Error ? error.message : String(error);
}
