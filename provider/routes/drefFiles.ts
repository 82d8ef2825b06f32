import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ATTACHMENT_LIMITS } from '#contracts/attachments.ts';
import { createDrefFileEndpoint, drefGlobalFilesEndpoint } from '#contracts/dref/files.ts';
import { DEFAULT_LANGUAGE } from '#contracts/languages.ts';
import type { Database } from '#provider/database/connect.ts';
import { WORKBOOK_TYPE } from '#provider/excel/writeWorkbook.ts';
import { notSignedIn } from '#provider/http/errors.ts';
import { acceptFormData } from '#provider/http/formData.ts';
import { authenticate, implement } from '#provider/http/implement.ts';
import { originOf } from '#provider/http/media.ts';
import { fileAddress, serveFiles } from '#provider/http/serveFiles.ts';
import { storeFile } from '#provider/http/storedFiles.ts';
import { sweepFiles } from '#provider/http/sweepFiles.ts';
import { budgetTemplate } from '#provider/queries/dref/budgetTemplate.ts';
import { addDrefFile, findDrefFile } from '#provider/queries/dref/drefFiles.ts';
import { namedFile } from '#provider/queries/dref/stageAnswers.ts';
import type { Reader } from '#provider/queries/reader.ts';
import { drefRules } from '#rules/dref.ts';

const DREF_FILES = '/media/dref-files';
const BUDGET_TEMPLATE = '/media/dref-budget-template.xlsx';

type Named = ReturnType<typeof namedFile>;

/** An answer with the addresses of its files, for this reader. */
export async function withAddresses<Answer extends object>(
  answer: Answer,
  { user }: Reader,
  request: FastifyRequest,
): Promise<Answer> {
  const addressed = async ({ name, stored_as: _, ...file }: Named) => ({
    ...file,
    file: await fileAddress(DREF_FILES, { id: file.id, name }, user, request),
  });
  const entries = Object.entries(answer).map(async ([field, value]) => {
    if (isNamed(value)) return [field, await addressed(value)];
    if (Array.isArray(value) && value.length > 0 && value.every(isNamed))
      return [field, await Promise.all(value.map(addressed))];
    return [field, value];
  });
  return Object.fromEntries(await Promise.all(entries));
}

const isNamed = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && 'stored_as' in value;

/** Serves the sending of files for DREFs, the files themselves, and the template of budgets. */
export function drefFileRoutes(app: FastifyInstance, db: Database): void {
  void app.register(async (uploads) => {
    // Nobody's megabytes are read before it is known who sends them.
    uploads.addHook('onRequest', async (request) => {
      if (!(await authenticate(app, request))) throw notSignedIn();
    });
    acceptFormData(uploads, { fileBytes: ATTACHMENT_LIMITS.bytes });
    implement(uploads, createDrefFileEndpoint, {
      may: ({ user }) => drefRules.use(user),
      async handle({ body, user, language, request, reply }) {
        if (!user) throw notSignedIn();
        await sweepFiles(app);
        const stored = await storeFile(app.filesFolder, body.file);
        const row = await addDrefFile(db, user.id, { ...stored, original_language: language });
        reply.code(201);
        const { stored_as: _, name: __, ...file } = namedFile(row);
        return { ...file, file: await fileAddress(DREF_FILES, row, user, request) };
      },
    });
  });
  serveFiles(app, DREF_FILES, (id, user) => findDrefFile(db, id, { user, language: DEFAULT_LANGUAGE }));

  implement(app, drefGlobalFilesEndpoint, {
    may: ({ user }) => drefRules.use(user),
    handle: ({ request }) => ({ budget_template_url: originOf(request) + BUDGET_TEMPLATE }),
  });
  app.get(BUDGET_TEMPLATE, async (_, reply) =>
    reply
      .header('Cache-Control', 'public, max-age=86400')
      .header('Content-Disposition', 'attachment; filename="DREF budget template.xlsx"')
      .type(WORKBOOK_TYPE)
      .send(await budgetTemplate()),
  );
}
