import { useMemo } from 'react';
import { useStrings } from '#src/i18n/StringsContext.ts';
import type { FormDefinition } from './defineForm.ts';
import type { Words } from './definition.ts';

/** The words of a form: those of all its namespaces together, in the reader's language. */
export function useFormWords({ words }: Pick<FormDefinition, 'words'>): Words {
  // A form has the same namespaces for as long as it is open.
  const texts = words.map((strings) => useStrings(strings) as Words);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts of a namespace are the same object until they change
  return useMemo(() => Object.assign({}, ...texts), texts);
}
