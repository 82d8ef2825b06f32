import { actions } from '#src/i18n/actions/strings.ts';
import { common } from '#src/i18n/common/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

/** All that one has begun, has to do and has written lately. */
export const inboxStrings = defineStrings('myInbox', {
  heading: 'Inbox ({count})',
  note: 'Drafts are on this device alone. What waits for you is yours to decide or to go on with; what you wrote stands below it.',
  none: 'You have no drafts, nothing waits for you, and you have written nothing yet.',
  search: 'Search',
  place: 'Where it stands',
  anyPlace: 'Anywhere',
  place_draft: 'Draft on this device',
  place_waiting: 'Waits for me',
  place_recent: 'Submitted by me',
  kind: fields.type,
  anyKind: fields.allTypes,
  name: fields.name,
  when: fields.date,
  actions: fields.actions,
  open: actions.open,
  openOf: 'Open {title}',
  changesTo: 'Changes: {title}',
  stepOf: '{country}: {step}',
  kind_fieldReport: common.fieldReport,
  kind_project: common.threeWProject,
  kind_activity: fields.threeWActivity,
  kind_localUnit: fields.localUnit,
  kind_dref: fields.dref,
  kind_per: fields.perProcess,
  kind_flashUpdate: fields.flashUpdate,
  kind_registration: 'Registration',
});
