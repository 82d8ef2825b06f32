import { defineStrings } from '#src/i18n/defineStrings.ts';

export const myFieldReportsStrings = defineStrings('myFieldReports', {
  heading: 'My Field Reports',
  create: 'New field report',
  none: 'You have not written a field report yet. What you begin is kept here until you submit it.',
  createdAt: 'Created at',
  name: 'Name',
  emergency: 'Emergency',
  disasterType: 'Disaster Type',
  countries: 'Countries',
  actions: 'Actions',
  edit: 'Edit',
  editOf: 'Edit {name}',
});
