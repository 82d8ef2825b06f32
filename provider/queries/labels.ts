import type { Language } from '#contracts/languages.ts';
import { ENUMS } from '#provider/seed/data.ts';
import { textIn } from './texts.ts';

/** Text of an enumeration's key in the reader's language; empty for null and for keys the enumeration does not know. */
export function labelOf(enumeration: string, key: string | number | null, language: Language): string {
  const entry = ENUMS[enumeration]?.find((candidate) => candidate.key === key);
  return entry ? textIn(language, entry.label) : '';
}

/** Every enumeration as the API lists it: keys with their texts. */
export function enumerations(language: Language): Record<string, { key: string | number; value: string }[]> {
  return Object.fromEntries(
    Object.entries(ENUMS).map(([name, entries]) => [
      name,
      entries.map(({ key, label }) => ({ key, value: textIn(language, label) })),
    ]),
  );
}
