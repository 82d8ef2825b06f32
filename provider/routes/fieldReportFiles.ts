import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ATTACHMENT_LIMITS } from '#contracts/attachments.ts';
import {
  createFieldReportFileEndpoint,
  deleteFieldReportFileEndpoint,
} from '#contracts/fieldReports/files.ts';
import { DEFAULT_LANGUAGE } from '#contracts/languages.ts';
import type { Database } from '#provider/database/connect.ts';
import { notFound, notSignedIn } from '#provider/http/errors.ts';
import { acceptFormData } from '#provider/http/formData.ts';
import { authenticate, implement } from '#provider/http/implement.ts';
import { originOf } from '#provider/http/media.ts';
import { recordId } from '#provider/http/parse.ts';
import { removeFiles, storeFile, sweepFolder } from '#provider/http/storedFiles.ts';
import {
  addReportFile,
  deleteWaitingFile,
  findReportFile,
  forgetOldFiles,
  type ReportFile,
} from '#provider/queries/fieldReports/reportFiles.ts';
import { readerOfLink, signLink } from '#provider/security/fileLinks.ts';
import { findUserById, type SignedInUser } from '#provider/security/users.ts';
import { can } from '#rules/permissions.ts';

const FILES = '/media/field-report-files';
/** How often the folder is looked through for what no change has taken along: files that no report came for. In ms. */
const SWEEP_EVERY_MS = 60 * 60_000;

/** A file as the API tells of it; its address is for this reader alone. */
export async function fileAnswer(row: ReportFile, user: SignedInUser | undefined, request: FastifyRequest) {
  const key = await request.server.fileLinkKey();
  const { id, client_id, name, size, media_type } = row;
  const address = `${FILES}/${id}/${encodeURIComponent(name)}?${signLink(key, id, user, Date.now())}`;
  return { id, client_id, name, size, media_type, file: originOf(request) + address };
}

/** Serves the sending of files for field reports, their removal, and the files themselves. */
export function fieldReportFileRoutes(app: FastifyInstance, db: Database): void {
  let sweptAt = 0;
  async function sweep() {
    if (Date.now() - sweptAt < SWEEP_EVERY_MS) return;
    sweptAt = Date.now();
    await sweepFolder(app.filesFolder, await forgetOldFiles(db));
  }

  void app.register(async (uploads) => {
    // Nobody's megabytes are read before it is known who sends them.
    uploads.addHook('onRequest', async (request) => {
      if (!(await authenticate(app, request))) throw notSignedIn();
    });
    acceptFormData(uploads, { fileBytes: ATTACHMENT_LIMITS.bytes });
    implement(uploads, createFieldReportFileEndpoint, {
      may: ({ user }) => can.attachFiles(user),
      async handle({ body, user, request, reply }) {
        if (!user) throw notSignedIn();
        await sweep();
        const stored = await storeFile(app.filesFolder, body.file);
        const row = await addReportFile(db, user.id, { ...stored, client_id: body.client_id });
        if (row.stored_as !== stored.stored_as) await removeFiles(app.filesFolder, [stored.stored_as]);
        reply.code(201);
        return fileAnswer(row, user, request);
      },
    });
  });

  implement(app, deleteFieldReportFileEndpoint, {
    may: ({ user }) => can.attachFiles(user),
    async handle({ path, user, reply }) {
      if (!user) throw notSignedIn();
      await removeFiles(app.filesFolder, [await deleteWaitingFile(db, user.id, recordId(path.id))]);
      reply.code(204);
      return undefined;
    },
  });

  app.get<{ Params: { id: string } }>(`${FILES}/:id/:name`, async (request, reply) => {
    const row = await findReportFile(db, recordId(request.params.id), {
      user: await readerOf(app, request),
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
async function readerOf(app: FastifyInstance, request: FastifyRequest): Promise<SignedInUser | undefined> {
  const byToken = await authenticate(app, request);
  if (byToken) return byToken;
  const query = request.query as Record<string, unknown>;
  if (query.signature === undefined) return undefined;
  const { id = '' } = request.params as { id?: string };
  const reader = readerOfLink(await app.fileLinkKey(), recordId(id), query, Date.now());
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
