import type { Interaction } from '../defineEndpoint.ts';
import { fromState } from './stateValue.ts';

export const MISSING_NAME = 'No Such Name 9999';

/** The promise that every list makes: searched for a name that nothing has, it is an empty page. */
export const emptyPage = (record: string, query: Interaction['query'] = {}): Interaction => ({
  title: 'without a match',
  given: [[`no ${record} has the name`, { name: MISSING_NAME }]],
  query: { ...query, search: fromState('name', MISSING_NAME), limit: 20 },
  isEmpty: true,
});

/** The same of our own API alone, where the real one does not look at `search` and answers with all. */
export const emptySearch = (record: string): Interaction => ({ ...emptyPage(record), extension: 'search' });

/** The promise that every call of one record makes: its absence is a 404. */
export const missingRecord = (record: string, id = 9_999_999): Interaction => ({
  title: 'that does not exist',
  given: [[`no ${record} exists`, { id }]],
  path: { id: fromState('id', id) },
  status: 404,
});

/** The promise of every call that needs a token. */
export const withoutToken: Interaction = { title: 'without a token', status: 401 };

type Writing = Required<Pick<Interaction, 'given' | 'body'>> & Pick<Interaction, 'path'>;

const KEY = '5f0c9d6e-8a51-4b0c-9c39-0c5a4f2f7d11';
const keyed = { isSignedIn: true, headers: { 'Idempotency-Key': fromState('key', KEY) } } as const;

/** What our own API promises of a new record of whoever `given` signs in (`username`): its key is taken, and stands for that record alone. */
export const writtenOnce = ({ given, body }: Writing, username = 'member'): Interaction[] => [
  {
    ...keyed,
    title: 'with a key',
    given: [...given, ['the key is new', { username, key: KEY }]],
    body,
    status: 201,
    extension: 'idempotency',
  },
  {
    ...keyed,
    title: 'with the key of another record',
    given: [...given, ['the key is that of another record', { username, key: KEY }]],
    body,
    status: 422,
    extension: 'idempotency',
  },
];

/** Entity tags, with their quotes, as the header has them. */
const VERSION = '"2026-05-02T08:30:00.000Z"';
const EARLIER_VERSION = '"2026-05-01T08:30:00.000Z"';

/** What our own API promises of a change that says which version it was made on: no other version is overwritten. */
export const changedAsSeen = (record: string, id: number, { given, ...call }: Writing): Interaction[] => {
  const state = [`${record} has the version`, { id, version: VERSION }] as const;
  const own = { ...call, given: [...given, state], isSignedIn: true, extension: 'versions' } as const;
  return [
    {
      ...own,
      title: 'that nobody else changed meanwhile',
      headers: { 'If-Match': fromState('version', VERSION) },
    },
    {
      ...own,
      title: 'that somebody else changed meanwhile',
      headers: { 'If-Match': EARLIER_VERSION },
      status: 412,
    },
  ];
};

/** The same where the real API has a lock of its own: the field `modified_at` of each change. */
export const changedAsSeenInBody = (
  record: string,
  id: number,
  { body, given, ...call }: Writing,
): Interaction[] => {
  const version = VERSION.replaceAll('"', '');
  const own = {
    ...call,
    given: [...given, [`${record} has the version`, { id, version }]],
    isSignedIn: true,
  } as const;
  const made = (modified_at: unknown) => ({ ...(body as object), modified_at });
  return [
    { ...own, body: made(fromState('version', version)) },
    {
      ...own,
      title: 'that somebody else changed meanwhile',
      body: made(EARLIER_VERSION.replaceAll('"', '')),
      status: 400,
    },
  ];
};
