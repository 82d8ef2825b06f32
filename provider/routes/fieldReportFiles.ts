import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ATTACHMENT_LIMITS } from '#contracts/attachments.ts';
import {
  createFieldReportFileEndpoint,
  deleteFieldReportFileEndpoint,
} from '#contracts/fieldReports/files.ts';
import { DEFAULT_LANGUAGE } from '#contracts/languages.ts';
import type { Database } from '#provider/database/connect.ts';
import { notSignedIn } from '#provider/http/errors.ts';
import { acceptFormData } from '#provider/http/formData.ts';
import { authenticate, implement } from '#provider/http/implement.ts';
import { recordId } from '#provider/http/parse.ts';
import { fileAddress, serveFiles } from '#provider/http/serveFiles.ts';
import { removeFiles, storeFile } from '#provider/http/storedFiles.ts';
import { sweepFiles } from '#provider/http/sweepFiles.ts';
import {
  addReportFile,
  deleteWaitingFile,
  findReportFile,
  type ReportFile,
} from '#provider/queries/fieldReports/reportFiles.ts';
import type { SignedInUser } from '#provider/security/users.ts';
import { can } from '#rules/permissions.ts';

const FILES = '/media/field-report-files';

/** A file as the API tells of it; its address is for this reader alone. */
export async function fileAnswer(row: ReportFile, user: SignedInUser | undefined, request: FastifyRequest) {
  const { id, client_id, name, size, media_type } = row;
  return { id, client_id, name, size, media_type, file: await fileAddress(FILES, row, user, request) };
}

/** Serves the sending of files for field reports, their removal, and the files themselves. */
export function fieldReportFileRoutes(app: FastifyInstance, db: Database): void {
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
        await sweepFiles(app);
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

  serveFiles(app, FILES, (id, user) => findReportFile(db, id, { user, language: DEFAULT_LANGUAGE }));
}
