import { SEVERAL_TRANSLATIONS } from './oneTranslation.ts';
import { type Namespace, READ_BY_KEY } from './strings.ts';

/** As long as the name of a field, or of what a button does. Longer texts belong to one screen. In words. */
const SHORT = 4;
/** Other languages have more of its forms than English: a form is no text of its own. */
const PLURAL = /_(zero|one|two|few|many|other)$/;
/** Short texts that two namespaces say, a sentence each. */
export function checkOnePlace(namespaces: readonly Namespace[]): string[] {
  const said = new Map<string, string>();
  return namespaces
    .filter(({ namespace }) => !READ_BY_KEY.has(namespace))
    .flatMap(({ namespace, english }) =>
      Object.entries(english).flatMap(([key, text]) => {
        if (PLURAL.test(key) || !isShort(text) || text in SEVERAL_TRANSLATIONS) return [];
        const where = said.get(text) ?? namespace;
        said.set(text, where);
        return where === namespace
          ? []
          : [
              `${namespace}.${key}: “${text}” stands in ${where} too: once in src/i18n/fields, actions or common, for both.`,
            ];
      }),
    );
}

const isShort = (text: string) =>
  /[a-z]/i.test(text.replace(/\{\w+\}/g, '')) && text.split(/\s+/).length <= SHORT;
