import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

/** What a contact is there for. */
export const contactTypeStrings = defineStrings('contactType', {
  originator: 'Originator',
  nationalSociety: fields.nationalSociety,
  federation: fields.ifrc,
  media: 'Media',
});
