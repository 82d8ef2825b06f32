/**
 * The English strings of one screen or component, under the namespace by which the API keeps their translations.
 * Placeholders are written `{name}` and filled by `fill`. Plural forms are keys ending in an Intl.PluralRules category
 * (`results_one`, `results_other`; other languages may add `_zero`, `_two`, `_few`, `_many`) and are picked by `plural`.
 * What several screens say is written and translated once, in `fields`, `actions` or `common` beside this file.
 *
 * French, Spanish and Arabic live in `provider/seed/strings/<namespace>.json`.
 *
 * @example
 * export const loginStrings = defineStrings('login', { heading: 'Login', greeting: 'Hello {name}', cancel: actions.cancel });
 */
export function defineStrings<const Strings extends Readonly<Record<string, string | SharedText>>>(
  namespace: string,
  strings: Strings,
): StringsOf<keyof Strings & string> {
  const shared = Object.entries(strings).filter(
    (entry): entry is [string, SharedText] => typeof entry[1] !== 'string',
  );
  const english = shared.map(([key, [, , text]]) => [key, text]);
  return {
    namespace,
    english: { ...strings, ...Object.fromEntries(english) } as Record<keyof Strings & string, string>,
    shared: Object.fromEntries(shared),
  };
}

export interface StringsOf<Key extends string> {
  readonly namespace: string;
  /** All of them, in English. */
  readonly english: Readonly<Record<Key, string>>;
  /** Those that stand in another namespace. */
  readonly shared: Readonly<Record<string, SharedText>>;
}

/** A string of a namespace that others share. */
export type SharedText = readonly [namespace: string, key: string, english: string];

/**
 * The strings of a namespace, for others to share. What it takes from elsewhere itself is shared from there, where it is translated.
 *
 * @example export const fields = shareStrings(fieldStrings); // fields.startDate
 */
export function shareStrings<Key extends string>({
  namespace,
  english,
  shared,
}: StringsOf<Key>): Readonly<Record<Key, SharedText>> {
  const texts = Object.entries<string>(english).map(([key, text]) => [
    key,
    shared[key] ?? [namespace, key, text],
  ]);
  return Object.fromEntries(texts);
}

/** Its own namespace, and those that it takes strings from. */
export function namespacesOf({ namespace, shared }: StringsOf<string>): readonly string[] {
  return [...new Set([namespace, ...Object.values(shared).map(([other]) => other)])];
}

type Texts = Readonly<Record<string, string>>;

/** The translations of strings, as far as there are any; `translationsIn`: those of a namespace. */
export function translationsOf(
  { namespace, shared }: StringsOf<string>,
  translationsIn: (namespace: string) => Texts | undefined,
): Texts {
  const texts = Object.entries(shared).flatMap(([key, [other, name]]) => {
    const text = translationsIn(other)?.[name];
    return text === undefined ? [] : [[key, text]];
  });
  return { ...translationsIn(namespace), ...Object.fromEntries(texts) };
}
