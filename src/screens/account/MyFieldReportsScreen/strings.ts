import { actions } from '#src/i18n/actions/strings.ts';
import { common } from '#src/i18n/common/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

export const myFieldReportsStrings = defineStrings('myFieldReports', {
  heading: 'My field reports',
  create: fields.newFieldReport,
  none: 'You have not written any field reports. Drafts appear here until you submit them.',
  createdAt: fields.createdAt,
  name: fields.name,
  emergency: 'Emergency',
  disasterType: fields.disasterType,
  countries: common.countries,
  actions: fields.actions,
  edit: actions.edit,
  editOf: actions.editNamed,
});
