import { actions } from '#src/i18n/actions/strings.ts';
import { common } from '#src/i18n/common/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

/** The list and the page of flash updates, and whom they are mailed to. */
export const flashUpdateStrings = defineStrings('flashUpdate', {
  flashUpdates: 'Flash updates',
  edit: actions.edit,
  notFound: 'There is no such flash update, or you cannot see it.',
  backToAll: 'All flash updates',
  notice:
    'Early, provisional information for rapid distribution. The IFRC will publish more accurate data later.',
  overview: fields.situationalOverview,
  maps: 'Maps',
  images: 'Images',
  actionsTaken: 'Actions taken: {organization}',
  organization_NTLS: fields.nationalSociety,
  organization_PNS: 'RCRC Movement partners',
  organization_FDRN: fields.ifrc,
  organization_GOV: 'Government',
  references: 'References',
  goToReference: 'Go to the reference: {name}',
  downloadDocument: 'Download the document: {name}',
  originator: 'Originator of the update',
  focalPoint: 'Focal point of the IFRC',
  contacts: fields.contacts,
  provinces: fields.provinces,
  exportThis: actions.export,
  documentHeading: 'Export this flash update',
  documentMessage: 'You get it as a document of its own, which you can print or save as a PDF.',
  shareHeading: 'Share with donors',
  shareMessage:
    'Each of them gets an email in their language, with a link that opens this flash update without an account.',
  donors: 'Donors',
  donorGroups: 'Donor groups',
  preview: 'Preview',
  previewHeading: 'What will be sent',
  previewTo: 'Recipients: {count}',
  previewNobody: 'None of them has an email address: no one would get it.',
  previewMail: 'Email in {language}',
  send: 'Send the emails',
  chooseDonors: 'Choose at least one donor or group.',
  shared: 'Flash update shared',
  shares: 'Who got it',
  sharesNone: 'It has not been shared yet.',
  shareOf: '{date}, by {name}',
  shareOfSecretariat: '{date}, to the IFRC Secretariat when {name} saved it',
  sendAgain: 'Send again',
  sendAgainOf: 'Send again what was shared on {date}',
  notSent: 'not sent yet',
  cancel: common.cancel,
  close: common.close,
});
