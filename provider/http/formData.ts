import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { badRequest, HttpError, tooLarge } from './errors.ts';
import { removeFiles } from './storedFiles.ts';

/** Room for the fields and boundaries beside the file itself, and for each field. In bytes. */
const ENVELOPE_BYTES = 16_384;

/** A file of a form: its content lies on the disk, and is in memory only while somebody looks at it. */
class ReceivedFile extends File {
  readonly #path: string;
  readonly #bytes: number;

  constructor(path: string, name: string, bytes: number) {
    super([], name);
    this.#path = path;
    this.#bytes = bytes;
  }

  override get size() {
    return this.#bytes;
  }

  override async arrayBuffer() {
    return new Uint8Array(await readFile(this.#path)).buffer;
  }
}

/**
 * Reads bodies of multipart/form-data within this scope, of one file of at most so many bytes; of a repeated field the last.
 * Files go to the disk as they come, and away again with the answer: what is to stay is stored by who answers.
 */
export function acceptFormData(scope: FastifyInstance, { fileBytes }: { fileBytes: number }): void {
  const fileSize = fileBytes + ENVELOPE_BYTES;
  const onDisk = new WeakMap<FastifyRequest, string>();
  void scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: { files: 1, fileSize, fields: 20, fieldSize: ENVELOPE_BYTES },
  });
  scope.addHook('onRequest', async (request) => {
    const isForm = request.headers['content-type']?.startsWith('multipart/form-data');
    if (isForm && Number(request.headers['content-length'] ?? 0) > fileSize) throw tooLarge();
  });
  scope.addHook('preValidation', async (request, reply) => {
    if (!request.isMultipart()) return;
    const stored_as = `${randomUUID()}.part`;
    const folder = scope.filesFolder;
    onDisk.set(request, stored_as);
    // Also when nobody waits for an answer any more.
    reply.raw.once('close', () => void removeFiles(folder, [stored_as]));
    await mkdir(folder, { recursive: true });
    request.body = await formOf(request, join(folder, stored_as));
  });
  // Whatever becomes of it: who has the answer finds nothing but what is to stay.
  scope.addHook('onSend', async (request) => {
    const stored_as = onDisk.get(request);
    if (stored_as) await removeFiles(scope.filesFolder, [stored_as]);
  });
}

async function formOf(request: FastifyRequest, path: string) {
  const form: Record<string, unknown> = {};
  try {
    for await (const part of request.parts()) {
      form[part.fieldname] = part.type === 'file' ? await writeDown(part, path) : part.value;
    }
  } catch (error) {
    throw refusalOf(error);
  }
  return form;
}

/** What the disk says stays as it is; all else is said of the form, by the parser or by a connection that broke off. */
function refusalOf(error: unknown) {
  const { statusCode, errno } = error as { statusCode?: number; errno?: number };
  if (error instanceof HttpError || errno !== undefined) return error;
  return statusCode === 413 ? tooLarge() : badRequest('The form data is not complete.');
}

async function writeDown({ file, filename }: MultipartFile, path: string) {
  await pipeline(file, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  if (file.truncated) throw tooLarge();
  return new ReceivedFile(path, filename, file.bytesRead);
}
