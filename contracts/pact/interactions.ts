import type { Interaction } from '../defineEndpoint.ts';
import { fromState } from './stateValue.ts';

const MISSING_NAME = 'No Such Name 9999';

/** The promise that every list makes: searched for a name that nothing has, it is an empty page. */
export const emptyPage = (record: string, query: Interaction['query'] = {}): Interaction => ({
  title: 'without a match',
  given: [[`no ${record} has the name`, { name: MISSING_NAME }]],
  query: { ...query, search: fromState('name', MISSING_NAME), limit: 20 },
  isEmpty: true,
});

/** The promise that every call of one record makes: its absence is a 404. */
export const missingRecord = (record: string, id = 9_999_999): Interaction => ({
  title: 'that does not exist',
  given: [[`no ${record} exists`, { id }]],
  path: { id: fromState('id', id) },
  status: 404,
});

/** The promise of every call that needs a token. */
export const withoutToken: Interaction = { title: 'without a token', status: 401 };
