import { defineStrings } from '#src/i18n/defineStrings.ts';

export const followEmergencyStrings = defineStrings('followEmergency', {
  pending: 'Following the emergency…',
  failed: 'You could not follow this emergency. Try again.',
  open: 'Open the emergency',
});
