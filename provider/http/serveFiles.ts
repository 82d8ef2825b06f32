import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE } from '#contracts/languages.ts';
import type { Reader } from '#provider/queries/reader.ts';
import { readerOfLink, signLink } from '#provider/security/fileLinks.ts';
import { findUserById, type SignedInUser } from '#provider/security/users.ts';
import { notFound } from './errors.ts';
import { authenticate } from './implement.ts';
import { originOf } from './media.ts';
import { recordId } from './parse.ts';
import type { StoredFile } from './storedFiles.ts';

/** Files that people attach to one kind of records. */
export interface FileKind {
  /** Where they are served, without a slash at the end. */
  path: string;
  /** Goes into signatures before the id, so that an address of one kind opens no file of another. */
  signedAs: string;
}

/** Where one reader finds a file for some hours: browsers open it without a token. */
export async function signedAddress(
  { path, signedAs }: FileKind,
  { id, name }: { id: number; name: string },
  user: SignedInUser | undefined,
  request: FastifyRequest,
): Promise<string> {
  const link = signLink(await request.server.fileLinkKey(), `${signedAs}${id}`, user, Date.now());
  return `${originOf(request)}${path}/${id}/${encodeURIComponent(name)}?${link}`;
}

/** Serves the files of a kind to whom `find` finds them for. */
export function serveFiles(
  app: FastifyInstance,
  kind: FileKind,
  find: (id: number, reader: Reader) => Promise<StoredFile | undefined>,
): void {
  app.get<{ Params: { id: string } }>(`${kind.path}/:id/:name`, async (request, reply) => {
    const row = await find(recordId(request.params.id), {
      user: await readerOf(app, kind, request),
      language: DEFAULT_LANGUAGE,
    });
    const path = row && join(app.filesFolder, row.stored_as);
    if (!path || !(await stat(path).catch(() => undefined))) throw notFound();
    return reply
      .headers({
        'Content-Type': row.media_type,
        'Content-Length': row.size,
        'Content-Disposition': asDownload(row.name),
        // Whatever is in it: it is not a page, and runs nothing.
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'X-Content-Type-Options': 'nosniff',
        ETag: `"${row.content_hash}"`,
      })
      .send(createReadStream(path));
  });
}

/** Whoever asks: by token, or by the address that was made for them. Throws `HttpError` 404 for an address that is not ours. */
async function readerOf(
  app: FastifyInstance,
  { signedAs }: FileKind,
  request: FastifyRequest,
): Promise<SignedInUser | undefined> {
  const byToken = await authenticate(app, request);
  if (byToken) return byToken;
  const query = request.query as Record<string, unknown>;
  if (query.signature === undefined) return undefined;
  const { id = '' } = request.params as { id?: string };
  const reader = readerOfLink(await app.fileLinkKey(), `${signedAs}${recordId(id)}`, query, Date.now());
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
