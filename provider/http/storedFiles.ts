import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { ATTACHMENT_ERRORS, ATTACHMENT_LIMITS, cleanFileName, typeOfFile } from '#contracts/attachments.ts';
import { withoutMetadata } from '#rules/photoMetadata.ts';
import { type PhotoSize, photoSize } from '#rules/photoSize.ts';
import { badRequest } from './errors.ts';
import { hasMacros } from './officeMacros.ts';

/** A file as it lies in the folder: its own name there is `stored_as`, what people call it `name`. */
export interface StoredFile {
  stored_as: string;
  name: string;
  media_type: string;
  size: number;
  content_hash: string;
}

/** A file may be on its way into the database for as long, in ms. */
const SETTLING_MS = 10 * 60_000;

/**
 * Checks what somebody sent and writes it to the disk, under a name that tells nothing and leads nowhere; photos without what
 * they tell of place and camera, whoever sent them. Throws `HttpError` 400 for what may not be attached.
 */
export async function storeFile(folder: string, file: File): Promise<StoredFile> {
  return inTurn(() => store(folder, file));
}

async function store(folder: string, file: File): Promise<StoredFile> {
  const name = cleanFileName(file.name);
  const sent = new Uint8Array(await file.arrayBuffer());
  const type = typeOfFile(name, sent);
  if (typeof type === 'string') throw badRequest({ file: [ATTACHMENT_ERRORS[type]] });
  if (type.isPhoto) refuseSize(photoSize(type.mediaType, sent));
  else if (type.mediaType.includes('officedocument') && hasMacros(sent))
    throw badRequest({ file: [ATTACHMENT_ERRORS.wrongType] });
  const content = type.isPhoto ? withoutMetadata(type.mediaType, sent) : sent;
  if (!content) throw badRequest({ file: [ATTACHMENT_ERRORS.broken] });
  const stored_as = randomUUID();
  await mkdir(folder, { recursive: true });
  const half = join(folder, `${stored_as}.part`);
  const handle = await open(half, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(half, join(folder, stored_as));
  return {
    stored_as,
    name,
    media_type: type.mediaType,
    size: content.length,
    content_hash: createHash('sha256').update(content).digest('hex'),
  };
}

let last: Promise<unknown> = Promise.resolve();

/** One after the other: however many send files at once, one of them is in memory. */
function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
  const turn = last.then(task, task);
  last = turn;
  return turn;
}

/** A small file can hold a picture that takes gigabytes to show. */
function refuseSize(size: PhotoSize | undefined) {
  if (!size) throw badRequest({ file: [ATTACHMENT_ERRORS.broken] });
  if (size.width * size.height > ATTACHMENT_LIMITS.pixels)
    throw badRequest({ file: [ATTACHMENT_ERRORS.tooManyPixels] });
}

/** Removes these from the disk; what cannot be removed now goes with the next sweep. */
export async function removeFiles(folder: string, names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => unlink(join(folder, name)).catch(() => {})));
}

/** Removes from the disk what is not among these names; what came just now may still be written down. */
export async function sweepFolder(folder: string, known: readonly string[]): Promise<void> {
  const kept = new Set(known);
  for (const name of await readdir(folder).catch(() => [])) {
    if (kept.has(name)) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs < Date.now() - SETTLING_MS) await unlink(path).catch(() => {});
  }
}
