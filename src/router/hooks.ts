import { useSelector } from '@xstate/react';
import { use, useEffectEvent, useLayoutEffect } from 'react';
import { selectIsAsked } from '#machines/router.ts';
import { ErrorContext, useShown } from './contexts.ts';
import type { Guard, RowMatch } from './createRouter.ts';

/** The rows that the open page stands in, outermost first. */
export const useRows = (): readonly RowMatch[] => useShown().rows;

/** What broke, for whom stands in its place. */
export const useRouteError = (): unknown => use(ErrorContext);

/** Reads the query of the address as the last press has made it: `useSearchParams` has it once that is drawn. */
export function useQueryNow(): () => URLSearchParams {
  const { open } = useShown().router;
  return () => new URLSearchParams(open().search);
}

/** Has somebody asked before a way is gone that `isAsked` says so of: then it stands still until `proceed` or `reset`. */
export function useLeaveGuard(isAsked: Guard) {
  const { actor, guard } = useShown().router;
  const ask = useEffectEvent(isAsked);
  // Ends with the page it stands in and not a moment later: who went on right away would be asked by nobody, and stand still.
  useLayoutEffect(() => guard((way) => ask(way)), [guard]);
  return {
    isBlocked: useSelector(actor, selectIsAsked),
    proceed: () => actor.send({ type: 'proceed' }),
    reset: () => actor.send({ type: 'reset' }),
  };
}
