import { type Actor, createActor, fromPromise, waitFor } from 'xstate';
import {
  ATTACHMENT_LIMITS,
  type AttachmentError,
  cleanFileName,
  type FileType,
  quickRefusal,
  typeOfFile,
} from '#contracts/attachments.ts';
import { selectIsPending, type UploadInput, uploadMachine } from '#machines/upload.ts';
import { dropFile, keepFile, letGo } from '#src/app/draftFiles.ts';
import { type AttachedValue, isOfRecord } from './attached.ts';
import { entryOf } from './entryOf.ts';
import { preparePhoto } from './preparePhoto.ts';
import { type AttachmentCalls, sendFile } from './sendFiles.ts';

/** Why a file is not taken; told in words by its `reason`. */
export class FileRefusal extends Error {
  override readonly name = 'FileRefusal';
  readonly reason: AttachmentError;

  constructor(reason: AttachmentError) {
    super(reason);
    this.reason = reason;
  }
}

export interface UploadsInput {
  user: number;
  /** The name of the draft that the files belong to. */
  form: string;
  calls: AttachmentCalls;
}

const CHOSEN = { isChosen: true } as const;

type Upload = Actor<typeof uploadMachine>;

/** The files of one form on their way, an actor each. They go on while the reader looks at other steps of the form. */
export function createUploads({ user, form, calls }: UploadsInput) {
  const uploads = new Map<string, Upload>();
  const chosen = new Map<string, File>();
  const types = new Map<string, FileType>();
  const preparing = oneByOne();
  const sending = oneByOne();
  const accepted = new Set<string>();
  const listeners = new Set<() => void>();
  let onAccepted = (_file: AttachedValue) => {};
  let entries: readonly ReturnType<typeof entryOf>[] = [];

  function tell() {
    entries = [...uploads.values()].map((upload) => entryOf(upload.getSnapshot()));
    for (const listener of listeners) listener();
  }

  /** Refused files take no place. */
  const takenBefore = (key: string) => {
    const keys = [...uploads.keys()];
    return keys
      .slice(0, keys.indexOf(key))
      .filter((other) => !uploads.get(other)?.getSnapshot().matches('refused')).length;
  };

  const machine = uploadMachine.provide({
    actors: {
      check: fromPromise(async ({ input: { file } }) => {
        const content = chosen.get(file.key);
        if (takenBefore(file.key) >= ATTACHMENT_LIMITS.count) throw new FileRefusal('tooMany');
        // Nothing is read that is far too large.
        const refusal = quickRefusal(file, CHOSEN);
        if (refusal) throw new FileRefusal(refusal);
        const type = typeOfFile(file.name, new Uint8Array((await content?.arrayBuffer()) ?? []), CHOSEN);
        if (typeof type === 'string') throw new FileRefusal(type);
        types.set(file.key, type);
      }),
      prepare: fromPromise(async ({ input: { file } }) => {
        const content = chosen.get(file.key);
        const type = types.get(file.key);
        if (!content || !type?.isPhoto) return file;
        const photo = await preparing(() => preparePhoto(content, type.mediaType));
        if (!photo) throw new FileRefusal('broken');
        if (photo.size > ATTACHMENT_LIMITS.bytes) throw new FileRefusal('tooLarge');
        chosen.set(file.key, photo);
        return { ...file, size: photo.size };
      }),
      keep: fromPromise(async ({ input: { file } }): Promise<unknown> => {
        const content = chosen.get(file.key);
        return content && keepFile(user, form, file.key, content);
      }),
      send: fromPromise(({ input: { file, onProgress }, signal }) =>
        sending(() => sendFile(file.key, calls, { signal, onProgress })),
      ),
    },
    actions: {
      drop: ({ context: { file, id } }) => {
        // What belongs to a record is dropped with the record's change.
        if (accepted.has(file.key) && id !== undefined && !isOfRecord(file.key))
          calls.remove(id).catch(() => {});
        void dropFile(file.key);
      },
    },
  });

  function start(input: UploadInput) {
    const upload = createActor(machine, { input });
    const { key } = input.file;
    uploads.set(key, upload);
    upload.subscribe(tell);
    upload.on('accepted', ({ file }) => {
      accepted.add(key);
      onAccepted(file);
    });
    upload.start();
  }

  function remove(key: string) {
    const upload = uploads.get(key);
    uploads.delete(key);
    chosen.delete(key);
    types.delete(key);
    upload?.send({ type: 'remove' });
    tell();
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => entries,
    /** Told of each file that is checked and kept: from then on it is part of the form. */
    whenAccepted(listener: typeof onAccepted) {
      onAccepted = listener;
    },
    add(files: readonly File[]) {
      for (const file of files) {
        const key = crypto.randomUUID();
        chosen.set(key, file);
        start({ file: { key, name: cleanFileName(file.name), size: file.size } });
      }
    },
    /** Makes the uploads those of the form's values: after a reload, a discarded draft, a settled conflict. */
    show(values: readonly AttachedValue[]) {
      const wanted = new Set(values.map(({ key }) => key));
      for (const key of [...uploads.keys()]) if (accepted.has(key) && !wanted.has(key)) remove(key);
      for (const { id, ...file } of values) {
        if (uploads.has(file.key)) continue;
        accepted.add(file.key);
        start({ file, id, isKept: true });
      }
    },
    remove,
    retry: (key: string) => uploads.get(key)?.send({ type: 'retry' }),
    resume() {
      for (const upload of uploads.values()) upload.send({ type: 'connection.restored' });
    },
    /** Once nothing is being checked or sent: what is sent next does not travel twice. */
    async settled() {
      const isOver = (snapshot: ReturnType<Upload['getSnapshot']>) => !selectIsPending(snapshot);
      await Promise.all([...uploads.values()].map((upload) => waitFor(upload, isOver)));
    },
    stop() {
      for (const [key, upload] of uploads) {
        upload.stop();
        letGo(key);
      }
    },
  };
}

/**
 * Runs what it is given one after another: ten photos at once would not fit into the memory of a phone, and on a bad network
 * none of them would arrive in time.
 */
function oneByOne() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  };
}

export type Uploads = ReturnType<typeof createUploads>;
