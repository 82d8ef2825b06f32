import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  createExternalTypeEndpoint,
  externalTypesEndpoint,
  updateExternalTypeEndpoint,
} from '#contracts/localUnits/external.ts';
import {
  localUnitUploadsEndpoint,
  previewLocalUnitsEndpoint,
  UPLOAD_COLUMNS,
  UPLOAD_LIMITS,
  type UploadTemplate,
  uploadLocalUnitsEndpoint,
  uploadTemplateEndpoint,
} from '#contracts/localUnits/upload.ts';
import type { Database } from '#provider/database/connect.ts';
import { country, local_unit_external, local_unit_upload } from '#provider/database/schema.ts';
import { WORKBOOK_TYPE } from '#provider/excel/writeWorkbook.ts';
import { forbidden, notFound, notSignedIn } from '#provider/http/errors.ts';
import { acceptFormData } from '#provider/http/formData.ts';
import { authenticate, implement } from '#provider/http/implement.ts';
import { originOf } from '#provider/http/media.ts';
import { recordId } from '#provider/http/parse.ts';
import { serveList } from '#provider/http/serveList.ts';
import {
  externalAnswers,
  listExternalTypes,
  listUploads,
  refusedIn,
} from '#provider/queries/localUnits/uploads.ts';
import { uploadTemplate } from '#provider/queries/localUnits/uploadTemplate.ts';
import type { Reader } from '#provider/queries/reader.ts';
import { addExternalType, changeExternalType } from '#provider/records/externalTypes.ts';
import { previewUnits, uploadUnits } from '#provider/records/localUnitUploads.ts';
import { localUnitRules } from '#rules/localUnits.ts';
import type { Caller } from '#rules/roles.ts';

const TEMPLATES = '/media/local-unit-templates';

/** Serves types that are kept elsewhere, the files that their units come from, and the templates of these. */
export function localUnitUploadRoutes(app: FastifyInstance, db: Database): void {
  const mayRead = ({ user }: { user: Caller }) => localUnitRules.readAll(user);
  const mayDecide = ({ user }: { user: Caller }) => localUnitRules.manageExternally(user);

  serveList(app, externalTypesEndpoint, listExternalTypes, mayRead);
  const external = async (id: number, { language }: Reader) => {
    const rows = await db.select().from(local_unit_external).where(eq(local_unit_external.id, id));
    const [answer] = await externalAnswers(db, rows, language);
    if (!answer) throw notFound();
    return answer;
  };
  implement(app, createExternalTypeEndpoint, {
    may: mayDecide,
    async handle({ body, reply, ...reader }) {
      const id = await addExternalType(db, body);
      reply.code(201);
      return external(id, reader);
    },
  });
  implement(app, updateExternalTypeEndpoint, {
    may: mayDecide,
    async handle({ path, body, ...reader }) {
      await changeExternalType(db, recordId(path.id), body);
      return external(recordId(path.id), reader);
    },
  });

  serveList(
    app,
    localUnitUploadsEndpoint,
    (database, query, reader) => listUploads(database, query, reader),
    mayRead,
  );
  implement(app, uploadTemplateEndpoint, {
    may: mayRead,
    handle: ({ query, request }) => ({
      template_url: `${originOf(request)}${TEMPLATES}/${query.bulk_upload_template}.xlsx`,
    }),
  });
  app.get<{ Params: { name: string } }>(`${TEMPLATES}/:name`, async (request, reply) => {
    const name = request.params.name.replace(/\.xlsx$/, '');
    if (!Object.hasOwn(UPLOAD_COLUMNS, name)) throw notFound();
    return reply
      .headers({
        'Content-Type': WORKBOOK_TYPE,
        'Content-Disposition': `attachment; filename="${name}.xlsx"`,
        'X-Content-Type-Options': 'nosniff',
      })
      .send(await uploadTemplate(name as UploadTemplate));
  });

  /** Those who validate units of the type there. */
  const refuseOthers = async (
    user: Caller,
    { country: of, local_unit_type: type }: { country: number; local_unit_type: number },
  ) => {
    const [place] = await db.select({ region: country.region_id }).from(country).where(eq(country.id, of));
    if (!localUnitRules.upload(user, { country: of, region: place?.region, type })) throw forbidden();
  };
  void app.register(async (uploads) => {
    // Nobody's megabytes are read before it is known who sends them.
    uploads.addHook('onRequest', async (request) => {
      if (!localUnitRules.upload(await authenticate(app, request))) {
        if (!request.headers.authorization) throw notSignedIn();
        throw forbidden();
      }
    });
    acceptFormData(uploads, { fileBytes: UPLOAD_LIMITS.bytes });
    const may = ({ user }: { user: Caller }) => localUnitRules.upload(user);
    implement(uploads, previewLocalUnitsEndpoint, {
      may,
      async handle({ body, user, language }) {
        await refuseOthers(user, body);
        const found = await previewUnits(db, body);
        return { ...found, refused: refusedIn(found.refused, language) };
      },
    });
    implement(uploads, uploadLocalUnitsEndpoint, {
      may,
      async handle({ body, user, language, reply }) {
        if (!user) throw notSignedIn();
        await refuseOthers(user, body);
        const id = await uploadUnits(db, body, { user, language });
        const { results } = await listUploads(
          db,
          { limit: 1 },
          { user, language },
          eq(local_unit_upload.id, id),
        );
        const [made] = results;
        if (!made) throw notFound();
        reply.code(201);
        return made;
      },
    });
  });
}
