import { defineStrings } from '#src/i18n/defineStrings.ts';

/** What a contact is there for. */
export const contactTypeStrings = defineStrings('contactType', {
  originator: 'Originator',
  nationalSociety: 'National Society',
  federation: 'IFRC',
  media: 'Media',
});
