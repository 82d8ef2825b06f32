import { and, eq, sql } from 'drizzle-orm';
import { SECRETARIAT } from '#contracts/flashUpdates/codes.ts';
import { FlashUpdate, type FlashUpdateBody } from '#contracts/flashUpdates/schemas.ts';
import { FORM_ERRORS } from '#contracts/schemas/formErrors.ts';
import type { Database } from '#provider/database/connect.ts';
import {
  country,
  disaster_type,
  district,
  flash_action_taken,
  flash_file,
  flash_picture,
  flash_place,
  flash_place_district,
  flash_reference,
  flash_update,
} from '#provider/database/schema.ts';
import { isAmong } from '#provider/queries/filters.ts';
import { flashAnswers } from '#provider/queries/flashUpdates/flashUpdates.ts';
import { can } from '#rules/permissions.ts';
import type { Asked, Mistakes } from './asked.ts';
import { defineRecord } from './defineRecord.ts';
import { noteSecretariat } from './flashSharing.ts';
import { link, type Part, rows } from './parts.ts';
import { to } from './references.ts';

interface NamedPicture {
  id: number;
  caption?: string | null | undefined;
  client_id?: string | null | undefined;
}

export const PLACE_ERRORS = {
  otherCountry: 'Choose provinces of this country only.',
  notAnImage: 'Choose a photo (JPEG, PNG or WebP).',
} as const;

/** Images of an update in their order, with what stands below them. */
const album = (name: 'map_files' | 'graphics_files'): Part => ({
  async write(tx, owners) {
    for (const [flash_update_id, value] of owners) {
      const pictures = (value as readonly NamedPicture[] | null | undefined) ?? [];
      await tx
        .delete(flash_picture)
        .where(and(eq(flash_picture.flash_update_id, flash_update_id), eq(flash_picture.album, name)));
      for (const [position, { id, caption, client_id }] of pictures.entries()) {
        await tx.insert(flash_picture).values({ flash_update_id, album: name, file_id: id, position });
        const said = {
          ...(caption !== undefined && { caption }),
          ...(client_id !== undefined && { client_id }),
        };
        if (Object.keys(said).length > 0) await tx.update(flash_file).set(said).where(eq(flash_file.id, id));
      }
    }
  },
});

/** A flash update with its places, images, references and what was done. Saved for a group, it is noted whom to mail. */
export const flashUpdateRecord = defineRecord<typeof flash_update, FlashUpdateBody>({
  kind: 'flashUpdate',
  table: flash_update,
  schema: FlashUpdate,
  isVisible: ({ user }) => (can.useFlashUpdates(user) ? sql`true` : sql`false`),
  answers: async (tx, found, reader) =>
    (await flashAnswers(tx, found, reader)).map((answer) => ({
      ...answer,
      // As they are written: what a file is called is no field of an update.
      map_files: answer.map_files.map(asNamed),
      graphics_files: answer.graphics_files.map(asNamed),
    })),
  translated: ['title', 'situational_overview'],
  columns: { hazard_type: 'hazard_type_id' },
  parts: {
    country_district: rows(flash_place, 'flash_update_id', {
      columns: { country: 'country_id' },
      parts: { district: link(flash_place_district, 'flash_place_id', 'district_id') },
    }),
    map_files: album('map_files'),
    graphics_files: album('graphics_files'),
    references: rows(flash_reference, 'flash_update_id', { columns: { document: 'document_id' } }),
    actions_taken: rows(flash_action_taken, 'flash_update_id'),
  },
  references: {
    hazard_type: to(disaster_type.id),
    country_district: to(country.id, {
      ids: ({ country_district }) => (country_district ?? []).map((place) => place.country),
    }),
    references: to(flash_file.id, {
      ids: ({ references }) => (references ?? []).flatMap(({ document }) => document ?? []),
    }),
  },
  refuse,
  async afterwards({ tx, id, body, writer }) {
    if (body.share_with === SECRETARIAT) await noteSecretariat(tx, id, writer);
  },
});

const asNamed = ({ id, caption, client_id }: NamedPicture) => ({ id, caption, client_id });

/** Districts of other countries, and files that are no images or nobody's. */
async function refuse({ tx, body }: Asked<FlashUpdateBody>): Promise<Mistakes> {
  const errors: Record<string, string[]> = {};
  for (const place of body.country_district ?? []) {
    const ids = place.district ?? [];
    const where = and(isAmong(district.id, ids), eq(district.country_id, place.country));
    if (ids.length > 0 && (await tx.$count(district, where)) < new Set(ids).size)
      errors.country_district = [PLACE_ERRORS.otherCountry];
  }
  for (const field of ['map_files', 'graphics_files'] as const) {
    const wrong = await wrongPictures(tx, body[field] ?? []);
    if (wrong) errors[field] = [wrong];
  }
  return errors;
}

async function wrongPictures(tx: Database, pictures: readonly NamedPicture[]) {
  if (pictures.length === 0) return undefined;
  const ids = [...new Set(pictures.map(({ id }) => id))];
  const files = await tx.select().from(flash_file).where(isAmong(flash_file.id, ids));
  if (files.length < ids.length) return FORM_ERRORS.unknownRecord;
  return files.every(({ media_type }) => media_type.startsWith('image/'))
    ? undefined
    : PLACE_ERRORS.notAnImage;
}
