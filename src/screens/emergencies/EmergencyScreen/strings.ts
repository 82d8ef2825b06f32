import { defineStrings } from '#src/i18n/defineStrings.ts';

export const emergencyStrings = defineStrings('emergency', {
  home: 'Home',
  emergencies: 'Emergencies',
  emergency: 'Emergency',
  peopleTargeted: 'People Targeted',
  fundingRequirements: 'Funding Requirements (CHF)',
  funding: 'Funding (CHF)',
  fundingCoverage: 'Funding Coverage',
  tabs: 'Parts of the emergency',
  details: 'Emergency Details',
  notFound: 'This emergency does not exist, or you may not see it.',
  backToAll: 'Back to all emergencies',
  machineTranslated: 'This content was machine translated from {language}.',
});
