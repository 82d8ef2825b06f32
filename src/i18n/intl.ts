type Kinds = Pick<
  typeof Intl,
  'Collator' | 'DateTimeFormat' | 'DisplayNames' | 'NumberFormat' | 'PluralRules'
>;
type Kind = keyof Kinds;

const made = new Map<string, unknown>();

/**
 * What `new Intl[kind](locale, options)` makes, made once: that costs far more than its use, and a table uses hundreds.
 *
 * @example intl('Collator', localeOf(language)).compare(one, other)
 */
export function intl<K extends Kind>(
  kind: K,
  locale: string,
  options?: ConstructorParameters<Kinds[K]>[1],
): InstanceType<Kinds[K]> {
  const key = kind + locale + JSON.stringify(options);
  const Maker = Intl[kind] as unknown as new (locale: string, options?: object) => InstanceType<Kinds[K]>;
  const known = (made.get(key) as InstanceType<Kinds[K]> | undefined) ?? new Maker(locale, options);
  made.set(key, known);
  return known;
}
