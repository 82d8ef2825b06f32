import type { MessageState } from '#src/components/MessageBlock/index.tsx';

interface Loadable {
  answer: unknown;
  error: unknown;
  isPending: boolean;
}

/** What a panel shows of a request: its content, or why there is none yet. An old answer is worth more than a new error. */
export function messageState(
  { answer, error, isPending }: Loadable,
  { isEmpty = false, isFiltered = false }: { isEmpty?: boolean; isFiltered?: boolean } = {},
): MessageState {
  if (isPending) return 'pending';
  if (answer === undefined) return error === undefined ? 'pending' : 'failed';
  if (isEmpty) return isFiltered ? 'filteredEmpty' : 'empty';
  return 'ready';
}
