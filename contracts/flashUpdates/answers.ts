import { History, Writer } from '../schemas/history.ts';
import {
  DisasterType,
  each,
  LanguageCode,
  like,
  MiniCountry,
  Moment,
  sometimes,
  WebAddress,
} from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { FLASH_CONTACTS, SECRETARIAT } from './codes.ts';

/** A file of an update. `file`: where whoever was told of it can fetch it, for some hours; null where none was sent with it. */
export const FlashFile = z.object({
  id: z.int(),
  file: z.nullish(WebAddress),
  caption: z.nullish(z.string()),
  client_id: z.nullish(z.string()),
});

const Places = z.array(
  z.object({
    id: z.int(),
    country: z.int(),
    country_details: MiniCountry,
    district: z.optional(z.array(z.int())),
    district_details: sometimes(z.array(z.object({ id: z.int(), name: z.nullish(z.string()) }))),
  }),
);

/** What lists show of one. The real API has null for a hazard that is not known. */
export const ListedFlashUpdate = z.object({
  id: z.int(),
  title: z.string(),
  hazard_type_details: z.nullish(DisasterType),
  country_district: Places,
  /** The id of its writer. */
  created_by: z.nullish(z.int()),
  created_at: Moment,
  modified_at: Moment,
});

/** An update as it is read back. */
export const WrittenFlashUpdate = z.object({
  id: z.int(),
  title: z.string(),
  hazard_type: z.nullish(z.int()),
  hazard_type_details: z.nullish(DisasterType),
  country_district: Places,
  situational_overview: z.nullish(z.string()),
  map_files: sometimes(z.array(FlashFile)),
  graphics_files: sometimes(z.array(FlashFile)),
  references: sometimes(
    z.array(
      z.object({
        id: z.int(),
        date: z.nullish(like(z.string(), '2026-05-01')),
        source_description: z.nullish(z.string()),
        url: z.nullish(z.string()),
        document: z.nullish(z.int()),
        document_details: z.nullish(FlashFile),
      }),
    ),
  ),
  actions_taken: z.optional(
    z.array(
      z.object({
        id: z.int(),
        organization: like(z.string(), 'NTLS'),
        actions: z.optional(z.array(z.int())),
        action_details: sometimes(z.array(z.object({ id: z.int(), name: z.nullish(z.string()) }))),
        summary: z.nullish(z.string()),
      }),
    ),
  ),
  ...each(
    FLASH_CONTACTS.flatMap((contact) =>
      (['name', 'title', 'email', 'phone'] as const).map((part) => `${contact}_${part}` as const),
    ),
    () => z.nullish(z.string()),
  ),
  share_with: z.nullish(like(z.string(), SECRETARIAT)),
  created_at: Moment,
  modified_at: Moment,
  created_by_details: z.nullish(Writer),
  // The real API does not say who changed it.
  modified_by_details: sometimes(z.nullable(Writer)),
  history: History,
  translation_module_original_language: z.optional(LanguageCode),
});
