import { defineStrings } from '#src/i18n/defineStrings.ts';

export const emergencyReportsStrings = defineStrings('emergencyReports', {
  featured: 'Featured Documents',
  response: 'Response Documents',
  addReport: 'Add a Report',
  reports: 'Reports ({count})',
  appealDocuments: 'Appeal Documents ({count})',
  createdAt: 'Created At',
  name: 'Name',
  regions: 'Regions',
  countries: 'Countries',
  date: 'Date',
  location: 'Location',
  code: 'Code',
  description: 'Description',
  pinned: 'Pinned',
  search: 'Search documents',
  nothing: 'No report or document has been published yet.',
});
