import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { accountFormStrings } from './strings.ts';

/** What the box above a form says of a refusal: `failed`, then why, unless the fields say it. None without an error. */
export function useFormMessages() {
  const strings = useStrings(accountFormStrings);
  const errorText = useErrorText();
  return (
    failed: string,
    error: unknown,
    { hasWrongFields = false, others = [] }: { hasWrongFields?: boolean; others?: readonly string[] } = {},
  ): readonly string[] => {
    if (error === undefined) return [];
    const reasons = [...(hasWrongFields ? [strings.correctMarked] : []), ...others];
    return [failed, ...(reasons.length > 0 ? reasons : [errorText(error)])];
  };
}
