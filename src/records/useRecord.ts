import type { InputOf } from '#contracts/client.ts';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { ApiError } from '#contracts/errors.ts';
import { type RequestView, useRequest } from '#src/hooks/useRequest.ts';
import { type RecordEndpoint, recordInput } from './recordCall.ts';

/** Whoever may not see a record is not told whether it exists. */
const HIDDEN = [403, 404];

/** Whether what went wrong says that there is no such record, or none that this reader may see. */
export const isHidden = (error: unknown): boolean =>
  error instanceof ApiError && HIDDEN.includes(error.status ?? 0);

/** A record as its page sees it: the answer goes when the record does, whatever was shown before. */
export interface RecordView<R> extends RequestView<R> {
  /** The address names no record, or none that this reader can see, or not any more. */
  isMissing: boolean;
}

/** Shows one record, by the id in the address; undefined where it holds none. */
export function useRecord<E extends RecordEndpoint>(
  endpoint: E,
  id: number | undefined,
): RecordView<AnswerOf<E>> {
  // The path of such an endpoint has an id, and it takes nothing else.
  const request = useRequest(endpoint, recordInput(id) as InputOf<E> | undefined);
  const isMissing = id === undefined || isHidden(request.error);
  return { ...request, answer: isMissing ? undefined : request.answer, isMissing };
}
