import { type ActorRefFrom, assign, emit, enqueueActions, type SnapshotFrom, setup } from 'xstate';
import { type UploadFile, uploadMachine } from './upload.ts';

/** A file that is part of the form already: chosen on an earlier visit, or with the server where it has an `id`. */
interface KeptFile extends UploadFile {
  id?: number | undefined;
}

/** What is known of a file besides its actor, the child of the same key. */
export interface UploadsEntry {
  key: string;
  /** It was checked and kept: part of what is written. */
  isAccepted: boolean;
  /** It may not be attached, and takes no place. */
  isRefused: boolean;
  /** Where its picture is, once there is one. */
  preview?: string | undefined;
}

interface UploadsContext {
  /** In the order in which they came. */
  files: readonly UploadsEntry[];
}

interface Keyed {
  key: string;
}

interface Keys {
  keys: readonly string[];
}

/**
 * The files of one form on their way, a child each (`uploadMachine`, its id is the file's key). They go on while other steps of
 * the form are shown.
 *
 *   `files.added`: chosen just now: checked, kept and sent
 *   `values.changed`: the files in the form's values, after a reload, a discarded draft, a settled conflict: what is not there
 *   yet begins, what was accepted and is in them no more is removed
 *   `file.accepted`, `file.refused`: told by a child; the first is emitted too: from then on the file is part of the form
 *   `file.previewed`: there is a picture of it
 *   `remove`, `retry`: of one file; `connection.restored`: told to all
 *
 * Provide `upload` with its effects, `preview` (answers by `file.previewed`) and `dropPreview`.
 */
export const uploadsMachine = setup({
  types: {
    context: {} as UploadsContext,
    events: {} as
      | { type: 'files.added'; files: readonly UploadFile[] }
      | { type: 'values.changed'; files: readonly KeptFile[] }
      | { type: 'file.accepted'; file: UploadFile }
      | { type: 'file.refused'; key: string }
      | { type: 'file.previewed'; key: string; address: string }
      | { type: 'remove'; key: string }
      | { type: 'retry'; key: string }
      | { type: 'connection.restored' },
    emitted: {} as { type: 'accepted'; file: UploadFile },
  },
  actors: { upload: uploadMachine },
  guards: {
    isKnown: ({ context }, { key }: Keyed) => context.files.some((file) => file.key === key),
  },
  actions: {
    startChosen: enqueueActions(({ context, enqueue, self }, { files }: { files: readonly UploadFile[] }) => {
      let place = context.files.filter(({ isRefused }) => !isRefused).length;
      for (const file of files) {
        enqueue.spawnChild('upload', { id: file.key, input: { file, place, owner: self } });
        place += 1;
      }
      enqueue.assign({
        files: [...context.files, ...files.map(({ key }) => ({ key, isAccepted: false, isRefused: false }))],
      });
    }),
    startKept: enqueueActions(({ context, enqueue, self }, { files }: { files: readonly KeptFile[] }) => {
      for (const { id, ...file } of files)
        enqueue.spawnChild('upload', { id: file.key, input: { file, id, isKept: true, owner: self } });
      enqueue.assign({
        files: [...context.files, ...files.map(({ key }) => ({ key, isAccepted: true, isRefused: false }))],
      });
    }),
    drop: enqueueActions(({ context, enqueue }, { keys }: Keys) => {
      for (const key of keys) {
        enqueue.sendTo(key, { type: 'remove' });
        enqueue.stopChild(key);
      }
      enqueue.assign({ files: context.files.filter(({ key }) => !keys.includes(key)) });
    }),
    tell: enqueueActions(({ enqueue }, { keys, type }: Keys & { type: 'retry' | 'connection.restored' }) => {
      for (const key of keys) enqueue.sendTo(key, { type });
    }),
    note: assign(({ context }, { key, ...change }: Keyed & Partial<UploadsEntry>) => ({
      files: context.files.map((file) => (file.key === key ? { ...file, ...change } : file)),
    })),
    tellAccepted: emit((_, { file }: { file: UploadFile }) => ({ type: 'accepted' as const, file })),
    preview: (_, _params: { files: readonly KeptFile[] }) => {},
    dropPreview: (_, _params: Keys) => {},
  },
}).createMachine({
  id: 'uploads',
  context: { files: [] },
  on: {
    'files.added': { actions: { type: 'startChosen', params: newOf } },
    'values.changed': {
      actions: [
        { type: 'dropPreview', params: goneOf },
        { type: 'drop', params: goneOf },
        { type: 'preview', params: newOf },
        { type: 'startKept', params: newOf },
      ],
    },
    'file.accepted': {
      guard: { type: 'isKnown', params: ({ event }) => event.file },
      actions: [
        { type: 'note', params: ({ event }) => ({ key: event.file.key, isAccepted: true }) },
        { type: 'preview', params: ({ event }) => ({ files: [event.file] }) },
        { type: 'tellAccepted', params: ({ event }) => event },
      ],
    },
    'file.refused': {
      actions: { type: 'note', params: ({ event }) => ({ key: event.key, isRefused: true }) },
    },
    'file.previewed': {
      actions: { type: 'note', params: ({ event }) => ({ key: event.key, preview: event.address }) },
    },
    remove: {
      guard: { type: 'isKnown', params: ({ event }) => event },
      actions: [
        { type: 'dropPreview', params: ({ event }) => ({ keys: [event.key] }) },
        { type: 'drop', params: ({ event }) => ({ keys: [event.key] }) },
      ],
    },
    retry: {
      guard: { type: 'isKnown', params: ({ event }) => event },
      actions: { type: 'tell', params: ({ event }) => ({ keys: [event.key], type: 'retry' }) },
    },
    'connection.restored': {
      actions: {
        type: 'tell',
        params: ({ context }) => ({ keys: context.files.map(({ key }) => key), type: 'connection.restored' }),
      },
    },
  },
});

interface Change {
  context: UploadsContext;
  event: { files: readonly KeptFile[] };
}

/** Those that the form has no more. */
function goneOf({ context, event }: Change): Keys {
  const left = new Set(event.files.map(({ key }) => key));
  return {
    keys: context.files.flatMap(({ key, isAccepted }) => (isAccepted && !left.has(key) ? [key] : [])),
  };
}

/** Those that are not here yet. */
function newOf({ context, event }: Change) {
  const known = new Set(context.files.map(({ key }) => key));
  return { files: event.files.filter(({ key }) => !known.has(key)) };
}

export type UploadsSnapshot = SnapshotFrom<typeof uploadsMachine>;
/** In the order in which they came; the same array until a file comes, goes or changes its part. */
export const selectEntries = (snapshot: UploadsSnapshot) => snapshot.context.files;
/** The actor of a file. */
export const selectUpload = (snapshot: UploadsSnapshot, key: string) =>
  snapshot.children[key] as ActorRefFrom<typeof uploadMachine> | undefined;
