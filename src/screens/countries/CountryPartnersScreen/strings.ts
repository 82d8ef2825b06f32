import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

/** Who else is there. */
export const countryPartnersStrings = defineStrings('countryPartners', {
  name: fields.name,
  law: fields.disasterLaw,
  ifrc: 'IFRC presence',
  noOffice: 'The IFRC has no office in this country.',
  office: 'Type of office',
  head: 'Head of office',
  place: fields.location,
  legalStatus: 'Legal status of the IFRC',
  legalStatusNote: 'For staff of the IFRC only: you sign in there.',
  icrc: 'ICRC presence',
  icrcThere: 'The ICRC is a confirmed partner in this country in {year}.',
  keyOperation: 'It is one of the key operations of the ICRC.',
  icrcPage: 'ICRC: where it works',
  noIcrc: 'Nothing is known of the ICRC in this country.',
  membership: 'Membership coordination',
  partner: 'Partner National Society',
  takesPart: fields.yes,
  takesNoPart: fields.no,
  noMembership: 'No coordination of partners has been published.',
  supporters: 'Contacts at partners',
  noSupporters: 'No contact at a partner has been recorded.',
  email: fields.email,
  planSource: 'Source: unified planning',
});
