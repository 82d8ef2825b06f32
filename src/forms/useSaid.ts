import { useSelector } from '@xstate/react';
import { use } from 'react';
import { type Said, type Scope, say } from './definition.ts';
import { PrefixContext, rowAt, useOpenForm } from './FormContext.ts';

/** What a text says where this part of the form stands. */
export function useSaid(said: Said<string, Scope> | undefined): string | undefined {
  const { actor, words } = useOpenForm();
  const prefix = use(PrefixContext);
  return useSelector(
    actor,
    ({ context: { values, facts } }) =>
      (said && say(said, words, { values, row: rowAt(values, prefix), facts })) || undefined,
  );
}

/** Whether a part of the form is shown there. */
export function useIsShown({ isShown }: { isShown: (scope: Scope) => boolean }): boolean {
  const { actor } = useOpenForm();
  const prefix = use(PrefixContext);
  return useSelector(actor, ({ context: { values, facts } }) =>
    isShown({ values, row: rowAt(values, prefix), facts }),
  );
}
