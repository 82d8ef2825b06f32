import type { InputOf } from '#contracts/client.ts';
import type { Endpoint } from '#contracts/defineEndpoint.ts';
import type { Requests } from '#src/core/requests.ts';
import type { Address, IdParameter } from '#src/core/routes/index.ts';

/** What one record is read, or deleted, by: its id in the path, and nothing else. */
export type RecordEndpoint = Endpoint<`${string}{id}/`, undefined, undefined>;

/** The call for a record; undefined where the address names none. */
export const recordInput = (id: number | undefined) => (id === undefined ? undefined : { path: { id } });

/** The prefetch of a page of one record, which that parameter of its path names. */
export const prefetchRecord =
  (endpoint: RecordEndpoint, parameter: IdParameter) =>
  (requests: Requests, { ids }: Address): void => {
    const input = recordInput(ids[parameter]);
    if (input) requests.prefetch(endpoint, input satisfies InputOf<RecordEndpoint>);
  };
