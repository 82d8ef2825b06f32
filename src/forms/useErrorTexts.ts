import { formErrorStrings, recordFormStrings } from '#src/forms/strings.ts';
import type { StringsOf } from '#src/i18n/defineStrings.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';

/** What is done with a field: what is missing is told by it. */
export type FieldAct = 'choose' | 'date' | 'number' | 'text';

const MISSING = {
  choose: 'missingChoice',
  date: 'missingDate',
  number: 'missingNumber',
  text: 'missingText',
} as const satisfies Record<FieldAct, keyof typeof recordFormStrings.english>;

/**
 * The sentences of the contract in the reader's language, those of all forms and of this one's; the words of another server
 * as they are. Of a field that is missing it says what to do.
 */
export function useErrorTexts<Key extends string>(
  formStrings: StringsOf<Key>,
): (message: string, act?: FieldAct) => string {
  const frame = useStrings(recordFormStrings);
  const shared = useStrings(formErrorStrings);
  const strings = useStrings(formStrings);
  return (message, act) => {
    if (act && message === formErrorStrings.english.required) return frame[MISSING[act]];
    return textIn(formErrorStrings, shared, message) ?? textIn(formStrings, strings, message) ?? message;
  };
}

function textIn<Key extends string>(
  { english }: StringsOf<Key>,
  translated: Readonly<Record<Key, string>>,
  message: string,
): string | undefined {
  for (const key in english) if (english[key] === message) return translated[key];
  return undefined;
}
