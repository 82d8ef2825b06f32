import { assign, type SnapshotFrom, setup } from 'xstate';
import { EXPORT_PAUSE_MS, EXPORT_REST_MS } from './constants/timings.ts';
import { effect } from './effect.ts';
import type { RetryPolicy } from './retryPolicy.ts';

/** One page of a list: `count` is the size of the whole list. */
export interface ExportPage {
  count: number;
  rows: readonly unknown[];
  /** How many rows of the page could not be read: they are not among `rows`. @default 0 */
  unreadable?: number | undefined;
}

/** What programs the file is for. */
export type ExportFormat = 'csv' | 'xlsx';

interface ExportContext {
  retryDelay: RetryPolicy;
  format: ExportFormat;
  rows: readonly unknown[];
  /** Rows that are there, and could not be read. */
  unreadable: number;
  /** Undefined until the first page is there. */
  count: number | undefined;
  /** How often the page at hand was asked for, this time included. */
  attempt: number;
  error: unknown;
}

/**
 * Collects a whole list page by page and hands it over as one.
 *
 *   idle -(start)-> fetching -> pausing -(100 ms)-> fetching ... -> saved
 *   A page that fails is asked for again after `retryDelay` (waiting), or the export fails. `cancel` leads back to idle from
 *   everywhere before the end; `start` begins anew from there, from saved and from failed. What is saved at once must not be
 *   saved twice by two presses: for 500 ms after the last of them `start` makes no second file of the same format.
 *
 * `start` says the format, CSV unless it does. Provide `fetchPage` (of `offset`, in rows, unreadable ones too) and the action `save`. A list that ends before its count fails: half of it would
 * look like all. Source: screen facts of the lists, "CSV export".
 */
export const exportMachine = setup({
  types: {
    context: {} as ExportContext,
    input: {} as { retryDelay?: RetryPolicy | undefined } | undefined,
    events: {} as { type: 'start'; format?: ExportFormat } | { type: 'cancel' },
    tags: {} as 'running',
  },
  actors: { fetchPage: effect<ExportPage, { offset: number }>('fetchPage') },
  guards: {
    isWhole: ({ context }, page: ExportPage) => lengthOf(context) + lengthOf(page) >= page.count,
    isOther: ({ context }, { format = 'csv' }: { format?: ExportFormat | undefined }) =>
      format !== context.format,
    isCutShort: (_, page: ExportPage) => lengthOf(page) === 0,
    isRetried: ({ context }, { error }: { error: unknown }) =>
      context.retryDelay(error, context.attempt) !== undefined,
  },
  actions: {
    forget: assign({ rows: [], unreadable: 0, count: undefined, attempt: 1, error: undefined }),
    keepPage: assign(({ context }, { count, rows, unreadable = 0 }: ExportPage) => ({
      rows: [...context.rows, ...rows],
      unreadable: context.unreadable + unreadable,
      count,
      attempt: 1,
      error: undefined,
    })),
    keepFormat: assign((_, { format = 'csv' }: { format?: ExportFormat | undefined }) => ({ format })),
    keepError: assign((_, { error }: { error: unknown }) => ({ error })),
    countAttempt: assign(({ context }) => ({ attempt: context.attempt + 1 })),
    save: (_, _params: { rows: readonly unknown[]; unreadable: number; format: ExportFormat }) => {},
    tellFailure: (_, _params: { error: unknown }) => {},
  },
  delays: {
    pause: EXPORT_PAUSE_MS,
    rest: EXPORT_REST_MS,
    retry: ({ context }) => context.retryDelay(context.error, context.attempt) ?? 0,
  },
}).createMachine({
  id: 'export',
  context: ({ input }) => ({
    retryDelay: input?.retryDelay ?? (() => undefined),
    format: 'csv',
    rows: [],
    unreadable: 0,
    count: undefined,
    attempt: 1,
    error: undefined,
  }),
  initial: 'idle',
  states: {
    idle: {
      on: { start: { target: 'running', actions: { type: 'keepFormat', params: ({ event }) => event } } },
    },
    running: {
      tags: 'running',
      on: { cancel: { target: 'idle', actions: 'forget' } },
      initial: 'fetching',
      states: {
        fetching: {
          invoke: {
            id: 'fetchPage',
            src: 'fetchPage',
            input: ({ context }) => ({ offset: lengthOf(context) }),
            onDone: [
              {
                guard: { type: 'isWhole', params: ({ event }) => event.output },
                target: '#export.saved',
                actions: { type: 'keepPage', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isCutShort', params: ({ event }) => event.output },
                target: '#export.failed',
              },
              {
                target: 'pausing',
                actions: { type: 'keepPage', params: ({ event }) => event.output },
              },
            ],
            onError: [
              {
                guard: { type: 'isRetried', params: ({ event }) => ({ error: event.error }) },
                target: 'waiting',
                actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
              },
              {
                target: '#export.failed',
                actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
        },
        pausing: { after: { pause: 'fetching' } },
        waiting: { after: { retry: { target: 'fetching', actions: 'countAttempt' } } },
      },
    },
    saved: {
      entry: [
        {
          type: 'save',
          params: ({ context: { rows, unreadable, format } }) => ({ rows, unreadable, format }),
        },
        'forget',
      ],
      initial: 'pressed',
      states: {
        pressed: {
          after: { rest: 'rested' },
          on: {
            start: [
              {
                guard: { type: 'isOther', params: ({ event }) => event },
                target: '#export.running',
                actions: { type: 'keepFormat', params: ({ event }) => event },
              },
              { target: 'pressed', reenter: true },
            ],
          },
        },
        rested: {
          on: {
            start: {
              target: '#export.running',
              actions: { type: 'keepFormat', params: ({ event }) => event },
            },
          },
        },
      },
    },
    failed: {
      entry: [{ type: 'tellFailure', params: ({ context }) => ({ error: context.error }) }, 'forget'],
      on: { start: { target: 'running', actions: { type: 'keepFormat', params: ({ event }) => event } } },
    },
  },
});

function lengthOf({ rows, unreadable = 0 }: Pick<ExportPage, 'rows' | 'unreadable'>) {
  return rows.length + unreadable;
}

export type ExportSnapshot = SnapshotFrom<typeof exportMachine>;
export const selectIsRunning = (snapshot: ExportSnapshot) => snapshot.hasTag('running');
export const selectFormat = ({ context }: ExportSnapshot) => context.format;
/** The last export is on the reader's disk. */
export const selectIsSaved = (snapshot: ExportSnapshot) => snapshot.matches('saved');
/** 0 to 100. */
export const selectProgress = ({ context }: ExportSnapshot) =>
  context.count ? (lengthOf(context) / context.count) * 100 : 0;
