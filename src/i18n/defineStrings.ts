/**
 * The English strings of one screen or component, under the namespace by which the API keeps their translations.
 * Placeholders are written `{name}` and filled by `fill`. Plural forms are keys ending in an Intl.PluralRules category
 * (`results_one`, `results_other`; other languages may add `_zero`, `_two`, `_few`, `_many`) and are picked by `plural`.
 *
 * French, Spanish and Arabic live in `provider/seed/strings/<namespace>.json`.
 *
 * @example
 * export const loginStrings = defineStrings('login', { heading: 'Login', greeting: 'Hello {name}' });
 */
export function defineStrings<const Strings extends Record<string, string>>(
  namespace: string,
  english: Strings,
): StringsOf<keyof Strings & string> {
  return { namespace, english };
}

export interface StringsOf<Key extends string> {
  readonly namespace: string;
  readonly english: Readonly<Record<Key, string>>;
}
