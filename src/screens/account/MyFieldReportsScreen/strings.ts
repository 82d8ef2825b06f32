import { defineStrings } from '#src/i18n/defineStrings.ts';

export const myFieldReportsStrings = defineStrings('myFieldReports', {
  heading: 'My Field Reports',
  none: 'You have not written a field report yet.',
  createdAt: 'Created at',
  name: 'Name',
  emergency: 'Emergency',
  disasterType: 'Disaster Type',
  countries: 'Countries',
  actions: 'Actions',
  edit: 'Edit',
  editOf: 'Edit {name}',
});
