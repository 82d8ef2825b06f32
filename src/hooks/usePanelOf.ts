import type { ReactNode } from 'react';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import type { RequestView } from '#src/hooks/useRequest.ts';

/** What a panel needs to know of the request behind it: its state, its failure and how to try again. */
export function usePanelOf() {
  const errorText = useErrorText();
  return (
    request: RequestView<unknown>,
    { isEmpty = false, skeleton }: { isEmpty?: boolean; skeleton?: ReactNode } = {},
  ) => ({
    state: messageState(request, { isEmpty }),
    error: { message: errorText(request.error) },
    onRetry: request.retry,
    skeleton,
  });
}
