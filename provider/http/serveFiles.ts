import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readerOfLink, signLink } from '#provider/security/fileLinks.ts';
import { findUserById, type SignedInUser } from '#provider/security/users.ts';
import { isHad } from './delivery.ts';
import { notFound } from './errors.ts';
import { authenticate } from './implement.ts';
import { demonstrationFile, MADE_FROM_NAME, originOf } from './media.ts';
import { recordId } from './parse.ts';
import type { StoredFile } from './storedFiles.ts';

/** Where a file is, for this reader alone. `folder`: where files of its kind are served. */
export async function fileAddress(
  folder: string,
  { id, name }: { id: number; name: string },
  user: SignedInUser | undefined,
  request: FastifyRequest,
): Promise<string> {
  const key = await request.server.fileLinkKey();
  const link = signLink(key, `${folder} ${id}`, user, Date.now());
  return `${originOf(request)}${folder}/${id}/${encodeURIComponent(name)}?${link}`;
}

/** Serves files of a kind. `find`: a file that the reader may see. */
export function serveFiles(
  app: FastifyInstance,
  folder: string,
  find: (id: number, user: SignedInUser | undefined) => Promise<StoredFile | undefined>,
): void {
  app.get<{ Params: { id: string } }>(`${folder}/:id/:name`, async (request, reply) => {
    const id = recordId(request.params.id);
    const row = await find(id, await readerOf(app, `${folder} ${id}`, request));
    if (!row) throw notFound();
    return sendFile(app, reply, row);
  });
}

/**
 * A file as it lies on the disk, and as nothing that a browser would run; 304 for whoever has it, without opening it: what is opened
 * and not read stays open. Throws `HttpError` 404 where it is gone.
 */
export async function sendFile(app: FastifyInstance, reply: FastifyReply, row: StoredFile) {
  const etag = `"${row.content_hash}"`;
  // Those of a 304 take the place of what the browser keeps with its copy (RFC 9111, section 3.2).
  const headers = {
    'Content-Type': row.media_type,
    'Content-Disposition': asDownload(row.name),
    // Whatever is in it: it is not a page, and runs nothing.
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    ETag: etag,
  };
  if (isHad(reply.request, etag)) return reply.code(304).headers(headers).send();
  const content = await contentOf(app, row);
  return reply.headers({ ...headers, 'Content-Length': row.size }).send(content);
}

async function contentOf({ filesFolder }: FastifyInstance, { stored_as, name }: StoredFile) {
  if (stored_as === MADE_FROM_NAME) return demonstrationFile(name);
  try {
    // Opened before anything is sent: somebody may remove it at any time, and a stream that cannot begin ends the process.
    const file = await open(join(filesFolder, stored_as));
    return file.createReadStream();
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? notFound() : error;
  }
}

/** Whoever asks: by token, or by the address that was made for them. Throws `HttpError` 404 for an address that is not ours. */
export async function readerOf(
  app: FastifyInstance,
  file: string,
  request: FastifyRequest,
): Promise<SignedInUser | undefined> {
  const byToken = await authenticate(app, request);
  if (byToken) return byToken;
  const query = request.query as Record<string, unknown>;
  if (query.signature === undefined) return undefined;
  const reader = readerOfLink(await app.fileLinkKey(), file, query, Date.now());
  if (reader === undefined) throw notFound('This address is not valid any more: open the report again.');
  return reader === 0 ? undefined : findUserById(app.db, reader, app.federationDomain);
}

/** RFC 6266: the name in ASCII for the oldest clients, in full for all others. */
function asDownload(name: string) {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const full = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${full}`;
}
