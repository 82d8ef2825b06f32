import { type AnyActorRef, assign, emit, type SnapshotFrom, setup } from 'xstate';
import { QUEUE_RETRY_MS } from './constants/timings.ts';
import { effect } from './effect.ts';

/** A file as its owner knows it; the content stays with the effects. */
export interface UploadFile {
  /** The same at every attempt to send it, so that the server knows a repetition. */
  key: string;
  name: string;
  /** Bytes. */
  size: number;
}

/**
 * `id`: it is with the server already. `isKept`: it was chosen on an earlier visit, and checked then. `place`: how many files
 * stand before it. `owner`: told `file.accepted` and `file.refused`.
 */
export interface UploadInput {
  file: UploadFile;
  id?: number | undefined;
  isKept?: boolean | undefined;
  place?: number | undefined;
  owner?: AnyActorRef | undefined;
}

interface UploadContext extends UploadInput {
  /** Percent sent. */
  progress: number;
  error: unknown;
}

/**
 * One file on its way to the server.
 *
 *   checking -> preparing -> keeping -> sending -> done
 *   checking, preparing -(not allowed)-> refused; sending -(no connection)-> waiting -(connection restored, retry, 15 s)-> sending;
 *   sending -(the server refuses the file)-> refused, -(anything else)-> failed -(retry)-> sending
 *   `removed` leads from everywhere to `removed`. One that was kept before begins with sending, one with an id with done.
 *
 * Provide `check` (of the file and its place), `prepare` (resolves with the file as it will be kept and sent: a photo smaller, without its place), `keep` (on the device; where it fails the file is sent all the same), `send` (resolves with the server's id,
 * and tells of progress by `onProgress`) and the action `drop`. Emits `accepted` once the file is checked and kept: from then
 * on it is part of what is written. Source: design, "Machines"; issue on accounts and the field report form.
 */
export const uploadMachine = setup({
  types: {
    context: {} as UploadContext,
    input: {} as UploadInput,
    events: {} as
      | { type: 'progressed'; percent: number }
      | { type: 'retry' }
      | { type: 'connection.restored' }
      | { type: 'remove' },
    emitted: {} as { type: 'accepted'; file: UploadFile },
    tags: {} as 'pending' | 'retriable',
  },
  actors: {
    check: effect<unknown, { file: UploadFile; place: number }>('check'),
    prepare: effect<UploadFile, { file: UploadFile }>('prepare'),
    keep: effect<unknown, { file: UploadFile }>('keep'),
    send: effect<number, { file: UploadFile; onProgress: (percent: number) => void }>('send'),
  },
  guards: {
    isSent: ({ context }) => context.id !== undefined,
    isKept: ({ context }) => context.isKept === true,
    isOffline: (_, { error }: { error: unknown }) => has(error, 'kind', 'network'),
    isRefused: (_, { error }: { error: unknown }) => has(error, 'status', 400) || has(error, 'status', 413),
  },
  actions: {
    keepError: assign((_, { error }: { error: unknown }) => ({ error })),
    forgetError: assign({ error: undefined, progress: 0 }),
    keepProgress: assign((_, { percent }: { percent: number }) => ({ progress: percent })),
    keepId: assign((_, { id }: { id: number }) => ({ id, progress: 100 })),
    keepPrepared: assign((_, { file }: { file: UploadFile }) => ({ file })),
    markKept: assign({ isKept: true }),
    emitAccepted: emit(({ context }) => ({ type: 'accepted', file: context.file })),
    tellAccepted: ({ context: { file, owner } }) => owner?.send({ type: 'file.accepted', file }),
    tellRefused: ({ context: { file, owner } }) => owner?.send({ type: 'file.refused', key: file.key }),
    /** From the device, and from the server where it waits there. */
    drop: () => {},
  },
  delays: { retry: QUEUE_RETRY_MS },
}).createMachine({
  id: 'upload',
  context: ({ input }) => ({ ...input, progress: 0, error: undefined }),
  initial: 'beginning',
  on: { remove: { target: '.removed', actions: 'drop' } },
  states: {
    beginning: {
      always: [
        { guard: 'isSent', target: 'done' },
        { guard: 'isKept', target: 'sending' },
        { target: 'checking' },
      ],
    },
    checking: {
      tags: 'pending',
      invoke: {
        id: 'check',
        src: 'check',
        input: ({ context: { file, place = 0 } }) => ({ file, place }),
        onDone: 'preparing',
        onError: {
          target: 'refused',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    preparing: {
      tags: 'pending',
      invoke: {
        id: 'prepare',
        src: 'prepare',
        input: ({ context }) => ({ file: context.file }),
        onDone: {
          target: 'keeping',
          actions: { type: 'keepPrepared', params: ({ event }) => ({ file: event.output }) },
        },
        onError: {
          target: 'refused',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    keeping: {
      tags: 'pending',
      invoke: {
        id: 'keep',
        src: 'keep',
        input: ({ context }) => ({ file: context.file }),
        onDone: { target: 'sending', actions: ['markKept', 'emitAccepted', 'tellAccepted'] },
        onError: { target: 'sending', actions: ['emitAccepted', 'tellAccepted'] },
      },
    },
    sending: {
      tags: 'pending',
      entry: 'forgetError',
      on: { progressed: { actions: { type: 'keepProgress', params: ({ event }) => event } } },
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context, self }) => ({
          file: context.file,
          onProgress: (percent) => self.send({ type: 'progressed', percent }),
        }),
        onDone: {
          target: 'done',
          actions: { type: 'keepId', params: ({ event }) => ({ id: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isOffline', params: ({ event }) => ({ error: event.error }) },
            target: 'waiting',
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'refused',
            actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'failed',
            actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    waiting: {
      tags: 'retriable',
      on: { 'connection.restored': 'sending', retry: 'sending' },
      after: { retry: 'sending' },
    },
    failed: { tags: 'retriable', on: { retry: 'sending' } },
    refused: { entry: 'tellRefused' },
    done: {},
    removed: { type: 'final' },
  },
});

function has(error: unknown, name: string, value: unknown) {
  return typeof error === 'object' && error !== null && (error as Record<string, unknown>)[name] === value;
}

export type UploadSnapshot = SnapshotFrom<typeof uploadMachine>;
export const selectFile = (snapshot: UploadSnapshot) => snapshot.context.file;
/** Percent, while it is being sent. */
export const selectProgress = (snapshot: UploadSnapshot) =>
  snapshot.matches('sending') ? snapshot.context.progress : undefined;
/** It is looked at and made ready: not part of what is written yet. */
export const selectIsPreparing = (snapshot: UploadSnapshot) =>
  snapshot.matches('checking') || snapshot.matches('preparing') || snapshot.matches('keeping');
export const selectIsDone = (snapshot: UploadSnapshot) => snapshot.matches('done');
/** Something is under way that ends by itself. */
export const selectIsPending = (snapshot: UploadSnapshot) => snapshot.hasTag('pending');
export const selectIsRetriable = (snapshot: UploadSnapshot) => snapshot.hasTag('retriable');
/** It will never be part of anything: it may not be attached. */
export const selectIsRefused = (snapshot: UploadSnapshot) => snapshot.matches('refused');
export const selectHasFailed = (snapshot: UploadSnapshot) =>
  snapshot.matches('refused') || snapshot.matches('failed');
export const selectUploadError = (snapshot: UploadSnapshot) => snapshot.context.error;
