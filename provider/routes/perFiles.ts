import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ATTACHMENT_LIMITS } from '#contracts/attachments.ts';
import { DEFAULT_LANGUAGE } from '#contracts/languages.ts';
import { createPerFileEndpoint } from '#contracts/per/files.ts';
import type { Database } from '#provider/database/connect.ts';
import { forbidden, notSignedIn } from '#provider/http/errors.ts';
import { acceptFormData } from '#provider/http/formData.ts';
import { authenticate, implement } from '#provider/http/implement.ts';
import { fileAddress, serveFiles } from '#provider/http/serveFiles.ts';
import { storeFile } from '#provider/http/storedFiles.ts';
import { sweepFiles } from '#provider/http/sweepFiles.ts';
import { addPerFile, findPerFile, type PerFileRow } from '#provider/queries/per/files.ts';
import type { Reader } from '#provider/queries/reader.ts';
import { perRules } from '#rules/per.ts';

const FILES = '/media/per-files';

const answerOf = async (row: PerFileRow, { user }: Reader, request: FastifyRequest) => ({
  id: row.id,
  file: await fileAddress(FILES, row, user, request),
  caption: null,
  client_id: row.client_id,
  created_by: row.user_id,
});

/** An overview with the addresses of its documents, for this reader. */
export async function withFileAddresses<
  Overview extends { orientation_documents_details: readonly PerFileRow[] },
>(overview: Overview, reader: Reader, request: FastifyRequest) {
  const files = overview.orientation_documents_details.map((row) => answerOf(row, reader, request));
  return { ...overview, orientation_documents_details: await Promise.all(files) };
}

/** Serves the sending of documents that overviews name, and the documents themselves. */
export function perFileRoutes(app: FastifyInstance, db: Database): void {
  void app.register(async (uploads) => {
    // Nobody's megabytes are read before it is known who sends them.
    uploads.addHook('onRequest', async (request) => {
      const user = await authenticate(app, request);
      if (!user) throw notSignedIn();
      if (!perRules.manage(user)) throw forbidden();
    });
    acceptFormData(uploads, { fileBytes: ATTACHMENT_LIMITS.bytes });
    implement(uploads, createPerFileEndpoint, {
      may: ({ user }) => perRules.manage(user),
      async handle({ body: { file, client_id }, request, reply, ...reader }) {
        if (!reader.user) throw notSignedIn();
        await sweepFiles(app);
        const stored = await storeFile(app.filesFolder, file);
        const row = await addPerFile(db, reader.user.id, { ...stored, client_id });
        reply.code(201);
        return answerOf(row, reader, request);
      },
    });
  });
  serveFiles(app, FILES, (id, user) => findPerFile(db, id, { user, language: DEFAULT_LANGUAGE }));
}
