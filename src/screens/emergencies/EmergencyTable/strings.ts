import { defineStrings } from '#src/i18n/defineStrings.ts';

export const emergencyTableStrings = defineStrings('emergencyTable', {
  startDate: 'Start Date',
  name: 'Name',
  severity: 'Severity',
  disasterType: 'Disaster Type',
  glide: 'GLIDE',
  requested: 'Requested Amount (CHF)',
  affected: 'Affected People',
  countries: 'Countries',
});
