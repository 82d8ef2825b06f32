export function labelOf(name: string, key: string | number | null, language: string): string {
  return key === null ? '' : name + key + language;
}
export function enumerations(language: string) {
  return {};
}
