import { EMAIL } from '../email.ts';
import { FORM_ERRORS } from '../schemas/formErrors.ts';
import { changeOf, day, id, ids, isBlank, listOf, text, wholeCheck } from '../schemas/formFields.ts';
import { each } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { CONTACT_LENGTHS, FLASH_ORGANIZATIONS, SECRETARIAT } from './codes.ts';

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

const row = <Fields extends Readonly<Record<string, z.core.$ZodType>>>(fields: Fields) =>
  z.object({ id: z.optional(z.int()), client_id: text(50), ...fields });

/** The real API takes no null for these: nothing is the empty text. */
const ownText = (limit = 20_000) => z.optional(z.string(E.required).check(z.maxLength(limit, E.textTooLong)));

/** The real API answers a row without `district` with an error of its own: send an empty list. */
const Place = row({ country: id(E.required), district: ids() });
/** And a reference without a date. `document`: the id of a file that was sent before. */
const Reference = row({
  date: day(),
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

const isWebAddress = (typed: string) => /^https?:\/\/[^\s/]+\.\S+$/i.test(typed.trim());

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
