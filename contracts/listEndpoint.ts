import { COMING_BACK_MS, defineEndpoint, type Endpoint } from './defineEndpoint.ts';
import { type ListPromises, promisesOfList } from './pact/promises.ts';
import { listQuery, namesQuery, orderingBy } from './query.ts';
import { pageOf } from './schemas/shared.ts';
import * as z from './zod.ts';

type Schema = z.core.$ZodType;
type Filters = Readonly<Record<string, Schema>>;

/** What a list can be asked for: page, search, its filters and its order. */
type ListQuery<Fields extends Filters, Key extends string> = z.ZodMiniObject<
  typeof listQuery & Fields & ([Key] extends [never] ? unknown : Ordering<Key>)
>;
interface Ordering<Key extends string> {
  ordering: z.ZodMiniOptional<ReturnType<typeof orderingBy<Key>>>;
}

interface Declared<Path extends string, Fields extends Filters, Key extends string, Row extends Schema>
  extends Partial<Pick<Endpoint, 'token' | 'extension' | 'freshMs' | 'touches'>> {
  /** As in `defineEndpoint`: "the list of emergencies". */
  title: string;
  path: Path;
  /** What narrows it, beside `search`. */
  filters?: Fields;
  /** What it can be sorted by, either way round. */
  order?: readonly Key[];
  /** One of its rows. */
  row: Row;
  /** A list of names, such as countries: menus and forms ask for it whole. @default false */
  isWhole?: boolean;
  /** What the pact has of it: no browser loads them. */
  promises: ListPromises;
}

/**
 * Declares a list: pages of rows that can be searched, narrowed and sorted. Its pact promises what `promises` names, an empty
 * page where nothing is found, and 401 where a token is needed.
 *
 * @example
 * export const localUnitsEndpoint = listEndpoint({
 *   title: 'the list of local units',
 *   path: '/api/v2/public-local-units/',
 *   touches: ['localUnit'],
 *   filters: { type: z.optional(integer()) },
 *   order: ['id', 'local_branch_name'],
 *   row: LocalUnit,
 *   promises: { record: 'local unit', given: [aLocalUnit], query: { limit: 20 } },
 * });
 */
export function listEndpoint<
  const Path extends string,
  Row extends Schema,
  Fields extends Filters = Record<never, never>,
  const Key extends string = never,
>({ filters, order, row, isWhole = false, promises, ...declared }: Declared<Path, Fields, Key, Row>) {
  const query = z.object({
    ...(isWhole ? namesQuery : listQuery),
    ...filters,
    ...(order && { ordering: z.optional(orderingBy(...order)) }),
  });
  return defineEndpoint({
    freshMs: COMING_BACK_MS,
    ...declared,
    // Which of the spread fields there are is known of the arguments alone.
    query: query as unknown as ListQuery<Fields, Key>,
    answer: pageOf(row),
    interactions: promisesOfList(promises, declared),
  });
}
