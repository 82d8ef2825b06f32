import { actions } from '#src/i18n/actions/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

/** What the sheets of DREFs say beside the names of their fields. */
export const drefExportStrings = defineStrings('drefExport', {
  heading: 'DREF for print',
  dref: fields.dref,
  notFound: 'This DREF does not exist, or it is not shared with you.',
  back: 'Back to my DREF applications',
  edit: actions.edit,
  notApproved: 'This DREF is not approved yet.',
  photoFailed: 'This picture could not be loaded: {name}',
  budgetOverview: 'Budget overview',
  contacts: fields.contacts,
  yes: fields.yes,
  no: fields.no,
  pdf: 'Make a PDF',
  pdfHeading: 'This DREF as a PDF',
  pdfMessage:
    'The server makes it, with tags for screen readers. “Print” on this page makes one in your browser.',
  onGo: 'Emergencies on GO',
});
