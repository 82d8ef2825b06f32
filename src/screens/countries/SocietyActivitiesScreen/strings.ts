import { actions } from '#src/i18n/actions/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

/** What a National Society does and receives. */
export const countrySocietyStrings = defineStrings('countrySociety', {
  projectsNumber: fields.projects,
  source: fields.source3W,
  societyAbout: 'Projects of this National Society at home and abroad, as far as they were reported.',
  addProject: actions.add3WProject,
  addActivity: actions.add3WActivity,
  countries: 'Countries with ongoing projects',
  societyMap: 'Countries that receive support',
  own: fields.reportingNationalSociety,
  receiving: fields.receivingCountry,
  societyList: 'Ongoing projects of this National Society ({count})',
  societyAll: 'All projects of this National Society',
  initiatives: 'Funded initiatives',
  initiativesAbout:
    'Initiatives for the development of this National Society that the Capacity Building Fund, the Empress Shôken Fund or the National Society Investment Alliance support. The IFRC office for the country knows more.',
  initiativesSource: 'National Society development on ifrc.org',
  givenTo: 'Ongoing projects by country',
  givenIn: '{country}: {count}',
  noInitiatives: 'No fund supports an initiative of this National Society at the moment.',
  fund: 'Fund',
  approved: 'Year approved',
  societyMonths: 'Duration in months',
  allocation: 'Allocation (CHF)',
  categories: 'Categories',
  societyProjects: 'Projects of this National Society there',
});
