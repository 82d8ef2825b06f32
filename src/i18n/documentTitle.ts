/**
 * The names of a page for the browser's tab, each thing said once: one that another holds within itself is left out.
 *
 * @example documentTitle(['Catalogue of Surge services', 'Surge'], 'GO') // 'Catalogue of Surge services · GO'
 */
export function documentTitle(names: readonly (string | undefined)[], productName: string): string {
  const given = names.filter((name): name is string => Boolean(name));
  const isSaid = (name: string, index: number) =>
    given.some(
      (other, at) =>
        at !== index &&
        other.toLowerCase().includes(name.toLowerCase()) &&
        (other.length > name.length || at < index),
    );
  return [...given.filter((name, index) => !isSaid(name, index)), productName].filter(Boolean).join(' · ');
}
