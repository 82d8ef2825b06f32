import * as z from 'zod/mini';
import { EMAIL } from '../email.ts';
import { FORM_ERRORS } from '../schemas/formErrors.ts';
import { changeOf, day, each, id, ids, isBlank, listOf, text, wholeCheck } from '../schemas/formFields.ts';
import { History, Writer } from '../schemas/history.ts';
import {
  DisasterType,
  LanguageCode,
  like,
  MiniCountry,
  Moment,
  sometimes,
  WebAddress,
} from '../schemas/shared.ts';

/** What can be wrong with a flash update beyond what can be in any form, by key; translated as `flashUpdateErrors`. */
export const OWN_FLASH_ERRORS = {
  countryTwice: 'This country is there twice.',
  tooManyCountries: 'A flash update is about at most 10 countries.',
  tooManyPictures: 'At most 3 images can be added.',
  captionLength: 'A caption has at most 225 characters.',
  webAddress: 'Enter a web address that begins with https:// or http://.',
} as const;
export const FLASH_ERRORS = { ...FORM_ERRORS, ...OWN_FLASH_ERRORS } as const;
const E = FLASH_ERRORS;

/** The most countries of an update, and the most images of a kind. */
export const MOST_COUNTRIES = 10;
export const MOST_PICTURES = 3;
/** Characters below an image, and of what a reference is about. */
export const CAPTION_LENGTH = 225;

/** Who has done something, in the order of the form: National Society, other societies, federation, government. */
export const FLASH_ORGANIZATIONS = ['NTLS', 'PNS', 'FDRN', 'GOV'] as const;
export type FlashOrganization = (typeof FLASH_ORGANIZATIONS)[number];

/** The one group of people that updates are mailed to as soon as they are saved. */
export const SECRETARIAT = 'ifrc_secretariat';

/** The two people of an update, and the longest name, title, email and phone of each. */
export const FLASH_CONTACTS = ['originator', 'ifrc'] as const;
export const CONTACT_LENGTHS = { name: 100, title: 300, email: 300, phone: 50 } as const;

const row = <Fields extends Readonly<Record<string, z.core.$ZodType>>>(fields: Fields) =>
  z.object({ id: z.optional(z.int()), client_id: text(50), ...fields });

/** The real API takes no null for these: nothing is the empty text. */
const ownText = (limit = 20_000) => z.optional(z.string(E.required).check(z.maxLength(limit, E.textTooLong)));

/** The real API answers a row without `district` with an error of its own: send an empty list. */
const Place = row({ country: id(E.required), district: ids() });
/** And a reference without a date. `document`: the id of a file that was sent before. */
const Reference = row({
  date: day(E.invalidDate, E.required),
  source_description: z.string(E.required).check(z.maxLength(CAPTION_LENGTH, E.textTooLong)),
  url: ownText(2_000),
  document: z.nullish(id()),
});
const ActionTaken = row({
  organization: z.enum(FLASH_ORGANIZATIONS, E.invalidChoice),
  actions: ids(),
  summary: text(),
});
/** A file is named by its id: it was sent before. */
const Picture = z.object({
  id: id(),
  caption: z.nullish(z.string().check(z.maxLength(CAPTION_LENGTH, E.captionLength))),
  client_id: text(50),
});
const pictures = () => z.optional(listOf(Picture, MOST_PICTURES * 2));

/** Every field of an update that people write; `situational_overview` is HTML. */
export const flashFields = {
  title: z.string(E.required).check(z.maxLength(300, E.textTooLong)),
  hazard_type: z.nullish(id()),
  country_district: z.optional(listOf(Place)),
  situational_overview: ownText(),
  map_files: pictures(),
  graphics_files: pictures(),
  references: z.optional(listOf(Reference)),
  actions_taken: z.optional(listOf(ActionTaken)),
  ...each(['originator_name', 'ifrc_name'], () => text(CONTACT_LENGTHS.name)),
  ...each(['originator_title', 'ifrc_title'], () => text(CONTACT_LENGTHS.title)),
  ...each(['originator_email', 'ifrc_email'], () => text(CONTACT_LENGTHS.email)),
  ...each(['originator_phone', 'ifrc_phone'], () => text(CONTACT_LENGTHS.phone)),
  share_with: z.nullish(z.literal(SECRETARIAT, E.invalidChoice)),
};

const Fields = z.object(flashFields);

/** What the form asks for and single fields can't say. Only a title is required by the real API: the rest is the form's own. */
const rules = wholeCheck<z.output<typeof Fields>>((update, refuse) => {
  if (isBlank(update.title)) refuse(E.required, 'title');
  const places = Array.isArray(update.country_district) ? update.country_district : [];
  if (places.length > MOST_COUNTRIES) refuse(E.tooManyCountries, 'country_district');
  for (const [index, place] of places.entries())
    if (places.findIndex((other) => other?.country === place?.country) < index)
      refuse(E.countryTwice, 'country_district', index, 'country');
  for (const field of ['map_files', 'graphics_files'] as const)
    if ((update[field]?.length ?? 0) > MOST_PICTURES) refuse(E.tooManyPictures, field);
  for (const field of ['originator_email', 'ifrc_email'] as const) {
    const email = update[field];
    if (!isBlank(email) && !EMAIL.test(String(email).trim())) refuse(E.invalidEmail, field);
  }
  const references = Array.isArray(update.references) ? update.references : [];
  for (const [index, reference] of references.entries()) {
    if (isBlank(reference?.source_description)) refuse(E.required, 'references', index, 'source_description');
    if (!isBlank(reference?.url) && !isWebAddress(String(reference.url)))
      refuse(E.webAddress, 'references', index, 'url');
  }
});

const isWebAddress = (typed: string) => /^https?:\/\/[^\s/]+/i.test(typed.trim());

/** A whole update as it may be saved. Source: flash update facts, B4. */
export const FlashUpdate = Fields.check(rules);
export type FlashUpdateBody = z.input<typeof FlashUpdate>;

/** The same as the form wants it: what nobody should mail without. */
export const FlashUpdateOfForm = Fields.check(
  rules,
  wholeCheck<z.output<typeof Fields>>((update, refuse) => {
    if (!update.country_district?.length) refuse(E.required, 'country_district');
    if (update.hazard_type === null || update.hazard_type === undefined) refuse(E.required, 'hazard_type');
    for (const field of ['situational_overview', 'originator_name', 'originator_email'] as const)
      if (isBlank(update[field])) refuse(E.required, field);
  }),
);

/** A change of an update: any of its fields. */
export const FlashUpdateChange = changeOf(flashFields);

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
