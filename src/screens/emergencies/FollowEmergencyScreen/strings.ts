import { defineStrings } from '#src/i18n/defineStrings.ts';

export const followEmergencyStrings = defineStrings('followEmergency', {
  pending: 'Following event…',
  failed: 'Error following event…',
  open: 'Open the emergency',
});
