import { useParams } from 'react-router';
import { idOf } from '#rules/ids.ts';
import type { Ids, Params } from './routes/index.ts';

/** The one place where parameters of paths become ids. */
export const idsOf = (params: Params): Ids =>
  Object.fromEntries(Object.entries(params).map(([name, text]) => [name, idOf(text)]));

/**
 * The ids in the address of the open page.
 *
 * @example const { projectId } = useIds();
 */
export const useIds = (): Ids => idsOf(useParams());
