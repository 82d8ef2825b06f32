import { useTell } from '#src/hooks/useTell.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { learningStrings } from './strings.ts';

/** Copies a text; whoever may not use the clipboard takes it from the alert. */
export function useCopy() {
  const strings = useStrings(learningStrings);
  const tell = useTell();
  return async (text: string) => {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    tell({
      name: 'citation',
      variant: isCopied ? 'success' : 'danger',
      title: isCopied ? strings.copied : strings.notCopied,
      description: text,
    });
  };
}
