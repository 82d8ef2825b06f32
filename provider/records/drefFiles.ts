import { eq } from 'drizzle-orm';
import { FORM_ERRORS } from '#contracts/schemas/formErrors.ts';
import type { Database } from '#provider/database/connect.ts';
import { dref_file, dref_photo, dref_stage } from '#provider/database/schema.ts';
import type { FileRow } from '#provider/queries/dref/stageAnswers.ts';
import { fieldsOfStage } from '#provider/queries/dref/stageFields.ts';
import { isAmong } from '#provider/queries/filters.ts';
import type { DrefStage } from '#rules/dref.ts';
import type { Asked, Mistakes } from './asked.ts';
import type { Part } from './parts.ts';

/* Photos and documents of a DREF: they were sent before (`/api/v2/dref-files/`), and stages name them. */

interface NamedPhoto {
  id: number;
  caption?: string | null | undefined;
  client_id?: string | null | undefined;
}

export const FILE_ERRORS = {
  notAPhoto: 'Choose a photo (JPEG, PNG or WebP).',
  notAPdf: 'Choose a PDF file.',
  notADocument: 'Choose a PDF, Word, PowerPoint or Excel file.',
  otherLanguage: 'This file was sent in another language than this record is written in. Send it again.',
} as const;

/** What budgets and accounts are sent as. */
const PDF_ONLY: readonly string[] = ['budget_file', 'financial_report'];
const isPhoto = ({ media_type }: FileRow) => media_type.startsWith('image/');
const isPdf = ({ media_type }: FileRow) => media_type === 'application/pdf';

/** One photo with its caption: its file is named in a column of the stage. */
export const photo = (column: 'cover_image_file' | 'event_map_file'): Part => ({
  async write(tx, owners) {
    for (const [id, value] of owners) {
      const named = value as NamedPhoto | null | undefined;
      await tx
        .update(dref_stage)
        .set({ [column]: named?.id ?? null })
        .where(eq(dref_stage.id, id));
      if (named) await keepCaptions(tx, [named]);
    }
  },
});

/** Several, in their order: rows of `dref_photo`. `name`: the field that they stand in. */
export const album = (name: string): Part => ({
  async write(tx, owners) {
    for (const [stage_id, value] of owners) {
      const photos = (value as readonly NamedPhoto[] | null | undefined) ?? [];
      const known = await tx.select().from(dref_photo).where(eq(dref_photo.stage_id, stage_id));
      const gone = known.filter(({ album: of }) => of === name).map(({ id }) => id);
      if (gone.length > 0) await tx.delete(dref_photo).where(isAmong(dref_photo.id, gone));
      if (photos.length === 0) continue;
      await tx
        .insert(dref_photo)
        .values(photos.map(({ id }, position) => ({ stage_id, album: name, file_id: id, position })));
      await keepCaptions(tx, photos);
    }
  },
});

/** What stands below photos; what is not said stays as it was. */
async function keepCaptions(tx: Database, photos: readonly NamedPhoto[]) {
  for (const { id, caption, client_id } of photos) {
    const said = { ...(caption !== undefined && { caption }), ...(client_id !== undefined && { client_id }) };
    if (Object.keys(said).length > 0) await tx.update(dref_file).set(said).where(eq(dref_file.id, id));
  }
}

/** The files that a body names, by field. */
function namedFiles(stage: DrefStage, body: object): (readonly [field: string, id: number])[] {
  const { documents, photos, albums } = fieldsOfStage(stage);
  const said = body as Readonly<Record<string, unknown>>;
  return [
    ...documents.flatMap((field) => (typeof said[field] === 'number' ? [[field, said[field]] as const] : [])),
    ...[...photos, ...albums].flatMap((field) =>
      [said[field] ?? []].flat().map((named) => [field, (named as NamedPhoto).id] as const),
    ),
  ];
}

/**
 * What is wrong with files that a change brings in: they are neither its writer's own nor here already, were sent in another
 * language, or are not what the field is for. To name a file is to be shown it, so that this holds for documents as well.
 */
export async function refuseFiles(
  stage: DrefStage,
  { tx, body, before, writer, language }: Asked<object>,
): Promise<Mistakes> {
  const named = namedFiles(stage, body);
  const earlier = before ? namedFiles(stage, before) : [];
  const here = new Set(earlier.map(([, id]) => id));
  const isAsBefore = new Set(earlier.map(String));
  const fresh = named.filter((one) => !isAsBefore.has(String(one)));
  if (fresh.length === 0) return {};
  const ids = [...new Set(fresh.map(([, id]) => id))];
  const rows = await tx.select().from(dref_file).where(isAmong(dref_file.id, ids));
  const files = new Map(rows.map((row) => [row.id, row]));
  const errors: Record<string, string[]> = {};
  const { documents } = fieldsOfStage(stage);
  for (const [field, id] of fresh) {
    const file = files.get(id);
    const isDocument = documents.includes(field as never);
    const wrong =
      !file || !(here.has(id) || file.user_id === writer.user.id)
        ? isDocument
          ? FORM_ERRORS.unknownRecord
          : `Only image owner can attach image. Not allowed image ids: ${id}`
        : !here.has(id) && file.original_language !== language
          ? FILE_ERRORS.otherLanguage
          : wrongKind(field, isDocument, file);
    if (wrong) errors[field] = [...new Set([...(errors[field] ?? []), wrong])];
  }
  return errors;
}

function wrongKind(field: string, isDocument: boolean, file: FileRow): string | undefined {
  if (!isDocument) return isPhoto(file) ? undefined : FILE_ERRORS.notAPhoto;
  if (PDF_ONLY.includes(field)) return isPdf(file) ? undefined : FILE_ERRORS.notAPdf;
  return isPhoto(file) ? FILE_ERRORS.notADocument : undefined;
}
