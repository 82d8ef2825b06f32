import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ATTACHMENT_LIMITS } from '#contracts/attachments.ts';
import { createFlashFileEndpoint } from '#contracts/flashUpdates/files.ts';
import type { Database } from '#provider/database/connect.ts';
import { notSignedIn } from '#provider/http/errors.ts';
import { acceptFormData } from '#provider/http/formData.ts';
import { authenticate, implement } from '#provider/http/implement.ts';
import { fileAddress, serveFiles } from '#provider/http/serveFiles.ts';
import { storeFile } from '#provider/http/storedFiles.ts';
import { sweepFiles } from '#provider/http/sweepFiles.ts';
import { addFlashFile, findFlashFile } from '#provider/queries/flashUpdates/flashFiles.ts';
import type { NamedFile } from '#provider/queries/flashUpdates/flashUpdates.ts';
import type { SignedInUser } from '#provider/security/users.ts';
import { can } from '#rules/permissions.ts';

const FLASH_FILES = '/media/flash-files';

/** A file of an update with its address for this reader. */
export async function addressedFile(
  { name, ...file }: NamedFile,
  user: SignedInUser | undefined,
  request: FastifyRequest,
) {
  return { ...file, file: await fileAddress(FLASH_FILES, { id: file.id, name }, user, request) };
}

/** Serves the sending of files for flash updates, and the files themselves. */
export function flashFileRoutes(app: FastifyInstance, db: Database): void {
  void app.register(async (uploads) => {
    // Nobody's megabytes are read before it is known who sends them.
    uploads.addHook('onRequest', async (request) => {
      if (!(await authenticate(app, request))) throw notSignedIn();
    });
    acceptFormData(uploads, { fileBytes: ATTACHMENT_LIMITS.bytes });
    implement(uploads, createFlashFileEndpoint, {
      may: ({ user }) => can.useFlashUpdates(user),
      async handle({ body, user, request, reply }) {
        if (!user) throw notSignedIn();
        await sweepFiles(app);
        const stored = await storeFile(app.filesFolder, body.file);
        const { id, name, caption, client_id } = await addFlashFile(db, user.id, {
          ...stored,
          client_id: body.client_id,
        });
        reply.code(201);
        return addressedFile({ id, name, caption, client_id }, user, request);
      },
    });
  });
  serveFiles(app, FLASH_FILES, async (id, user) =>
    can.useFlashUpdates(user) ? findFlashFile(db, id) : undefined,
  );
}
