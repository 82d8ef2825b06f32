import { useState } from 'react';
import type { RequestView } from './useRequest.ts';

/**
 * The first settled answer of a request, for a form over it: however often it is fetched again later, what is typed stays.
 * One from a cache counts once it is confirmed, or cannot be.
 */
export function useFirstAnswer<Answer>({
  answer,
  isRefreshing,
}: Pick<RequestView<Answer>, 'answer' | 'isRefreshing'>): Answer | undefined {
  const [first, setFirst] = useState<{ answer: Answer }>();
  if (first) return first.answer;
  if (answer === undefined || isRefreshing) return undefined;
  setFirst({ answer });
  return answer;
}
