import { type ActorRefFrom, fromPromise, waitFor } from 'xstate';
import {
  ATTACHMENT_LIMITS,
  type AttachmentError,
  type FileType,
  quickRefusal,
  typeOfFile,
} from '#contracts/attachments.ts';
import { provideTo } from '#machines/provide.ts';
import { selectIsPending, uploadMachine } from '#machines/upload.ts';
import { selectEntries, selectUpload, type uploadsMachine } from '#machines/uploads.ts';
import { dropFile, keepFile, releaseFile } from '#src/core/draftFiles.ts';
import { ANY_FILES, type FileFields, fileFieldAt, isOfRecord } from './attached.ts';
import { preparePhoto } from './preparePhoto.ts';
import { createPreviews } from './previews.ts';
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
  /** Of the record that is edited: its files, where they are, for some hours. */
  stored?: readonly { id: number; file: string }[] | undefined;
  /** @default `ANY_FILES` */
  fields?: FileFields | undefined;
}

/** Which field a file was chosen for, and how many stood in it then. */
export interface FilePlace {
  field: string;
  taken: number;
}
const NO_PLACE: FilePlace = { field: '', taken: 0 };
const NOTHING = { most: 0, endings: [] as readonly string[] };

/** The files of one form; `useUploads` starts it. */
export type UploadsActor = ActorRefFrom<typeof uploadsMachine>;

const CHOSEN = { isChosen: true } as const;

/** What the machine of a form's files does in the browser and at the server; it holds the contents of what was chosen. */
export function uploadsEffects({ user, form, calls, stored = [], fields = ANY_FILES }: UploadsInput) {
  const contents = new Map<string, File>();
  const places = new Map<string, FilePlace>();
  const types = new Map<string, FileType>();
  const previews = createPreviews(stored);
  const preparing = oneByOne();
  const sending = oneByOne();

  const upload = provideTo(uploadMachine)({
    actors: {
      check: fromPromise(async ({ input: { file } }) => {
        const content = contents.get(file.key);
        const { field, taken } = places.get(file.key) ?? NO_PLACE;
        const { most, endings } = fileFieldAt(fields, field) ?? NOTHING;
        if (taken >= most) throw new FileRefusal('tooMany');
        // Nothing is read that is far too large.
        const refusal = quickRefusal(file, CHOSEN);
        if (refusal) throw new FileRefusal(refusal);
        const type = typeOfFile(file.name, new Uint8Array((await content?.arrayBuffer()) ?? []), CHOSEN);
        if (typeof type === 'string') throw new FileRefusal(type);
        if (!type.extensions.some((ending) => endings.includes(ending))) throw new FileRefusal('wrongType');
        types.set(file.key, type);
      }),
      prepare: fromPromise(async ({ input: { file } }) => {
        const content = contents.get(file.key);
        const type = types.get(file.key);
        if (!content || !type?.isPhoto) return file;
        const photo = await preparing(() => preparePhoto(content, type.mediaType));
        if (!photo) throw new FileRefusal('broken');
        if (photo.size > ATTACHMENT_LIMITS.bytes) throw new FileRefusal('tooLarge');
        contents.set(file.key, photo);
        return { ...file, size: photo.size };
      }),
      keep: fromPromise(async ({ input: { file } }): Promise<unknown> => {
        const content = contents.get(file.key);
        return content && keepFile(user, form, file.key, content);
      }),
      send: fromPromise(({ input: { file, onProgress }, signal }) =>
        sending(() => sendFile(file.key, calls, { signal, onProgress })),
      ),
    },
    actions: {
      drop: ({ context: { file, id } }) => {
        contents.delete(file.key);
        types.delete(file.key);
        // What belongs to a record is dropped with the record's change.
        if (id !== undefined && !isOfRecord(file.key)) calls.remove(id).catch(() => {});
        void dropFile(file.key);
      },
    },
  });

  return {
    implementations: {
      actors: { upload },
      actions: {
        preview: ({ self }, { files }) => {
          for (const file of files)
            void previews.addressOf(file).then((address) => {
              if (address !== undefined) self.send({ type: 'file.previewed', key: file.key, address });
            });
        },
        dropPreview: (_, { keys }) => {
          for (const key of keys) previews.drop(key);
        },
      },
    } satisfies Parameters<typeof uploadsMachine.provide>[0],
    /** Keeps the content of a file that was just chosen for its upload. */
    hold(key: string, content: File, place: FilePlace) {
      contents.set(key, content);
      places.set(key, place);
    },
    /** The field that a file was chosen for on this visit. */
    fieldOf: (key: string) => places.get(key)?.field,
    /** The page is left: nothing is held in memory for it any more. */
    release(keys: readonly string[]) {
      for (const key of keys) {
        releaseFile(key);
        previews.drop(key);
      }
    },
  };
}

/** Once nothing is being checked or sent: what is sent next does not travel twice. */
export async function settled(uploads: UploadsActor): Promise<void> {
  const snapshot = uploads.getSnapshot();
  const all = selectEntries(snapshot).flatMap(({ key }) => selectUpload(snapshot, key) ?? []);
  await Promise.all(all.map((upload) => waitFor(upload, (its) => !selectIsPending(its))));
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
