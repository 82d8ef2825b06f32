import { assign, type SnapshotFrom, setup } from 'xstate';
import { INPUT_DEBOUNCE_MS } from './constants/timings.ts';

/**
 * What an address says of a list: `page` (from 1), `rows` (of a page, where it is not the list's own number), `sort` (a key,
 * descending with a dash before it), `columns` (those shown, where they are not the list's own), `view` (`map`, where it is no
 * table), and its filters.
 */
export type ListValues = Readonly<Record<string, string>>;

type ListEvent =
  | { type: 'filters.changed'; values: ListValues }
  | { type: 'sort.changed'; sort: string }
  | { type: 'page.changed'; page: string }
  | { type: 'rows.changed'; rows: string }
  | { type: 'columns.changed'; columns: string }
  | { type: 'view.changed'; view: string }
  | { type: 'address.changed'; values: ListValues };

interface ListContext {
  /** What the address says, and so what is loaded. */
  values: ListValues;
  /** What the inputs show: ahead of the address while somebody types. */
  draft: ListValues;
}

/**
 * Filters, order and page of a list, kept in the address, where it can be shared and the back button undoes each step; or in
 * the actor alone, for a list in a panel.
 *
 *   settled -(filters.changed)-> drafting -(300 ms)-> settled, which writes the address. Another filter meanwhile begins the
 *   300 ms anew; another order, page or size of pages takes the draft along at once. Filters, order and size lead back to the first page.
 *   How rows are shown, `columns.changed` and `view.changed`, changes none of them: the page stays. Columns make no step for the back button.
 *   `address.changed` (a link, the back button) wins over what was being typed; the echo of what was written does not.
 *
 * Empty values leave the address. Provide `writeAddress`, which makes a new entry in the history, and `replaceAddress`, which makes
 * none; a panel provides neither.
 */
export const listStateMachine = setup({
  types: {
    context: {} as ListContext,
    input: {} as { values?: ListValues } | undefined,
    events: {} as ListEvent,
  },
  guards: {
    isOther: ({ context }, { values }: { values: ListValues }) => !areSame(context.values, values),
    hasDraft: ({ context }) => !areSame(context.values, context.draft),
  },
  actions: {
    draft: assign(({ context }, { values }: { values: ListValues }) => ({
      draft: filled({ ...context.draft, page: '', ...values }),
    })),
    takeDraft: assign(({ context }) => ({ values: context.draft })),
    takeAddress: assign((_, { values }: { values: ListValues }) => ({ values, draft: values })),
    writeAddress: (_, _params: { values: ListValues }) => {},
    replaceAddress: (_, _params: { values: ListValues }) => {},
  },
  delays: { debounce: INPUT_DEBOUNCE_MS },
}).createMachine({
  id: 'listState',
  context: ({ input }) => {
    const values = filled(input?.values ?? {});
    return { values, draft: values };
  },
  initial: 'settled',
  on: {
    'sort.changed': {
      target: '.writing',
      actions: { type: 'draft', params: ({ event }) => ({ values: { sort: event.sort } }) },
    },
    'rows.changed': {
      target: '.writing',
      actions: { type: 'draft', params: ({ event }) => ({ values: { rows: event.rows } }) },
    },
    'page.changed': {
      target: '.writing',
      actions: { type: 'draft', params: ({ event }) => ({ values: { page: event.page } }) },
    },
    'view.changed': {
      target: '.writing',
      actions: {
        type: 'draft',
        params: ({ context, event }) => ({ values: { page: pageOf(context), view: event.view } }),
      },
    },
    'columns.changed': {
      target: '.settled',
      actions: [
        {
          type: 'draft',
          params: ({ context, event }) => ({ values: { page: pageOf(context), columns: event.columns } }),
        },
        'takeDraft',
        { type: 'replaceAddress', params: ({ context }) => ({ values: context.draft }) },
      ],
    },
    'address.changed': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.settled',
      actions: { type: 'takeAddress', params: ({ event }) => event },
    },
  },
  states: {
    settled: {
      on: {
        'filters.changed': {
          target: 'drafting',
          actions: { type: 'draft', params: ({ event }) => event },
        },
      },
    },
    drafting: {
      on: {
        'filters.changed': {
          target: 'drafting',
          reenter: true,
          actions: { type: 'draft', params: ({ event }) => event },
        },
      },
      after: { debounce: 'writing' },
    },
    // Passed at once: a change that was taken back writes nothing.
    writing: {
      always: [
        {
          guard: 'hasDraft',
          target: 'settled',
          actions: [
            'takeDraft',
            { type: 'writeAddress', params: ({ context }) => ({ values: context.draft }) },
          ],
        },
        { target: 'settled' },
      ],
    },
  },
});

/** The page of what is being typed is the first one. */
const pageOf = ({ draft: { page = '' } }: ListContext) => page;

function filled(values: ListValues): ListValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

function areSame(some: ListValues, others: ListValues) {
  const names = new Set([...Object.keys(some), ...Object.keys(others)]);
  return [...names].every((name) => (some[name] ?? '') === (others[name] ?? ''));
}

export type ListStateSnapshot = SnapshotFrom<typeof listStateMachine>;
/** What to load. */
export const selectValues = (snapshot: ListStateSnapshot) => snapshot.context.values;
/** What the inputs show. */
export const selectDraft = (snapshot: ListStateSnapshot) => snapshot.context.draft;
