import { defineStrings } from '#src/i18n/defineStrings.ts';

export const emergencyAdditionalInfoStrings = defineStrings('emergencyAdditionalInfo', {
  unknown: 'This emergency has no such page.',
  details: 'Open the details',
  picture: 'Picture for: {title}',
});
