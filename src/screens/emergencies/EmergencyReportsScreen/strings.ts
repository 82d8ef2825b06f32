import { common } from '#src/i18n/common/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

export const emergencyReportsStrings = defineStrings('emergencyReports', {
  featured: 'Featured documents',
  response: 'Response documents',
  otherDocuments: 'Other documents',
  addReport: 'Add a report',
  reports: 'Reports ({count})',
  appealDocuments: 'Appeal documents ({count})',
  createdAt: fields.createdAt,
  name: fields.name,
  regions: common.regions,
  countries: common.countries,
  date: fields.date,
  location: fields.location,
  code: fields.code,
  description: fields.description,
  pinned: 'Pinned',
  search: 'Search documents',
  nothing: 'No reports or documents yet.',
});
