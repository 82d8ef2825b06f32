import type { StringsOf } from '#src/i18n/defineStrings.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { formErrorStrings } from './strings.ts';

/**
 * The sentences of the contract in the reader's language, those of all forms and of this one's; the words of another server
 * as they are.
 */
export function useErrorTexts<Key extends string>(own: StringsOf<Key>): (message: string) => string {
  const shared = useStrings(formErrorStrings);
  const strings = useStrings(own);
  return (message) => textIn(formErrorStrings, shared, message) ?? textIn(own, strings, message) ?? message;
}

function textIn<Key extends string>(
  { english }: StringsOf<Key>,
  translated: Readonly<Record<Key, string>>,
  message: string,
): string | undefined {
  for (const key in english) if (english[key] === message) return translated[key];
  return undefined;
}
