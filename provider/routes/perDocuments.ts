import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ATTACHMENT_LIMITS } from '#contracts/attachments.ts';
import {
  addPerDocumentEndpoint,
  deletePerDocumentEndpoint,
  PER_DOCUMENT_ERRORS,
  perDocumentsEndpoint,
} from '#contracts/per/documents.ts';
import type { Database } from '#provider/database/connect.ts';
import { badRequest, forbidden, notFound, notSignedIn } from '#provider/http/errors.ts';
import { acceptFormData } from '#provider/http/formData.ts';
import { authenticate, implement } from '#provider/http/implement.ts';
import { pageOf } from '#provider/http/page.ts';
import { recordId } from '#provider/http/parse.ts';
import { fileAddress, serveFiles } from '#provider/http/serveFiles.ts';
import { removeFiles, storeFile } from '#provider/http/storedFiles.ts';
import { sweepFiles } from '#provider/http/sweepFiles.ts';
import {
  addDocument,
  type DocumentRow,
  findDocument,
  listDocuments,
  placeOfCycle,
  refuseTooMany,
  removeDocument,
} from '#provider/queries/per/documents.ts';
import type { SignedInUser } from '#provider/security/users.ts';
import { perRules } from '#rules/per.ts';

const FILES = '/media/per-documents';

async function answerOf(
  { document, country }: DocumentRow,
  user: SignedInUser | undefined,
  request: FastifyRequest,
) {
  const { id, overview_id: per, created_at, user_id: created_by } = document;
  return {
    id,
    country,
    per,
    created_at,
    created_by,
    file: await fileAddress(FILES, document, user, request),
  };
}

/** Serves the documents of PER cycles: their list, the sending of one, its removal, and the documents themselves. */
export function perDocumentRoutes(app: FastifyInstance, db: Database): void {
  implement(app, perDocumentsEndpoint, {
    may: ({ user }) => perRules.readLists(user),
    async handle({ query, user, request }) {
      if (!user) throw notSignedIn();
      const { count, rows } = await listDocuments(db, query, user);
      const results = await Promise.all(rows.map((row) => answerOf(row, user, request)));
      return pageOf(request, query, count, results);
    },
  });

  void app.register(async (uploads) => {
    // Nobody's megabytes are read before it is known who sends them.
    uploads.addHook('onRequest', async (request) => {
      const user = await authenticate(app, request);
      if (!user) throw notSignedIn();
      if (!perRules.manage(user)) throw forbidden();
    });
    acceptFormData(uploads, { fileBytes: ATTACHMENT_LIMITS.bytes });
    implement(uploads, addPerDocumentEndpoint, {
      may: ({ user }) => perRules.manage(user),
      async handle({ body: { country, per, file }, user, request, reply }) {
        if (!user) throw notSignedIn();
        const place = await placeOfCycle(db, per);
        if (place?.country !== country) {
          const told = PER_DOCUMENT_ERRORS.mismatch
            .replace('{per}', String(per))
            .replace('{country}', String(country));
          throw badRequest({ per: [told] });
        }
        if (!perRules.manage(user, place)) throw forbidden();
        await refuseTooMany(db, per, user.id);
        await sweepFiles(app);
        const id = await addDocument(db, per, user.id, await storeFile(app.filesFolder, file));
        const row = await findDocument(db, id, user);
        if (!row) throw notFound();
        reply.code(201);
        return answerOf(row, user, request);
      },
    });
  });

  implement(app, deletePerDocumentEndpoint, {
    may: ({ user }) => perRules.readLists(user),
    async handle({ path, user, reply }) {
      const row = await findDocument(db, recordId(path.id), user);
      if (!row) throw notFound();
      await removeDocument(db, row.document.id);
      await removeFiles(app.filesFolder, [row.document.stored_as]);
      reply.code(204);
      return undefined;
    },
  });

  serveFiles(app, FILES, async (id, user) => (await findDocument(db, id, user))?.document);
}
