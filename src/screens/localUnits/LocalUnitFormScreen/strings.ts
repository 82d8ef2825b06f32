import { OWN_LOCAL_UNIT_ERRORS } from '#contracts/localUnits/schemas.ts';
import { actions } from '#src/i18n/actions/strings.ts';
import { common } from '#src/i18n/common/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

/** The form of a local unit. */
export const localUnitFormStrings = defineStrings('localUnitForm', {
  createHeading: 'Add a local unit',
  updateHeading: 'Edit local unit',
  about: 'A new local unit, and every change of one, waits until someone named for it has validated it.',
  sectionKind: 'What it is',
  sectionNames: 'Names',
  namesHint: 'Give at least one of the two.',
  alikeName: 'A local unit of this name is already there. Is it the same one?',
  sectionPlace: 'Where it is',
  placeHint: 'In degrees, such as 27.7172 and 85.324. You can also choose the place on the map below.',
  map: actions.chooseOnAMap,
  mapHint: 'Select the place on the map: both numbers are filled in.',
  alikePlace: 'A local unit of this type already stands within 100 m. Is it the same one?',
  sectionContact: 'Contact and source',
  sectionVisibility: fields.visibility,
  visibilityHint: 'Public local units are shown without contact details to those who are not signed in.',
  sectionReason: 'Why you change it',
  reason: 'Reason for the change',
  reasonHint: 'Those who validate the change read this.',
  cancel: common.cancel,
  created: 'Local unit added. It waits for validation.',
  updated: 'Change saved. It waits for validation.',
  failed: 'The local unit could not be submitted. Try again.',
  notFound: 'This local unit does not exist or you do not have access to it.',
  locked: 'Only a validated local unit can be edited. Wait until its last change has been validated.',
  nowhere: 'Your account can neither add nor edit local units.',
  notYours: 'Your account can neither add nor edit local units of this country.',
});

/** What can be wrong with a local unit alone: the sentences of the contract, by their keys. */
export const localUnitErrorStrings = defineStrings('localUnitErrors', OWN_LOCAL_UNIT_ERRORS);
