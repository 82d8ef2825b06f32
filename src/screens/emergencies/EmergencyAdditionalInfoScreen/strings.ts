import { defineStrings } from '#src/i18n/defineStrings.ts';

export const emergencyAdditionalInfoStrings = defineStrings('emergencyAdditionalInfo', {
  unknown: 'This page does not exist for this emergency.',
  details: 'Open the details',
  picture: 'Picture for: {title}',
});
