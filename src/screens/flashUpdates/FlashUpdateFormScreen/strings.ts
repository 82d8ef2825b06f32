import { OWN_FLASH_ERRORS } from '#contracts/flashUpdates/schemas.ts';
import { common } from '#src/i18n/common/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

/** The form of a flash update. */
export const flashFormStrings = defineStrings('flashUpdateForm', {
  home: fields.home,
  intro:
    'Early, provisional information for rapid distribution; the IFRC will give more accurate data later. Once saved, it is emailed to the IFRC Secretariat, and to no one else.',
  stepContext: fields.context,
  stepActions: fields.actions,
  stepFocalPoints: 'Focal points',
  sectionPlaces: 'Countries and provinces',
  placesIntro: 'Up to 10 countries.',
  country: 'Country',
  countryNumber: 'Country {number}',
  countries: common.countries,
  addCountry: 'Add country',
  districts: fields.regionProvince,
  sectionHazard: 'Hazard and title',
  hazard: fields.disasterType,
  title: fields.title,
  generateTitle: 'Write the title from countries and hazard',
  sectionPictures: 'Maps and images',
  picturesHint: 'A caption can stand below each.',
  sources: 'Sources of this update',
  addReference: 'Add reference',
  referenceNumber: 'Reference {number}',
  date: fields.date,
  sourceDescription: 'Source and description',
  url: 'Web address',
  document: 'Attached document',
  actionsDone: 'What was done',
  summary: fields.description,
  originatorIntro: 'Who writes this update, for the IFRC.',
  focalPointIntro: 'Who is responsible for the operation.',
  contactOf: '{who}, {part}',
  contactName: fields.name,
  contactTitle: fields.role,
  contactEmail: fields.email,
  contactPhone: fields.phoneNumber,
  created: 'Flash update published',
  updated: 'Flash update saved',
  failed: 'The flash update could not be saved',
  otherLanguage: 'This flash update was written in {language}. Edit it in that language.',
});

/** What can be wrong with it alone, by the keys of the contract. */
export const flashErrorStrings = defineStrings('flashUpdateErrors', OWN_FLASH_ERRORS);
