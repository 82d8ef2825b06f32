import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

export const emergencyStrings = defineStrings('emergency', {
  emergencies: fields.emergencies,
  emergency: 'Emergency',
  peopleTargeted: fields.peopleTargeted,
  fundingRequirements: fields.fundingRequirementsChf,
  funding: fields.fundingChf,
  fundingCoverage: fields.fundingCoverage,
  tabs: 'Emergency sections',
  details: 'Emergency details',
  notFound: 'This emergency does not exist or you do not have access to it.',
  backToAll: 'Back to all emergencies',
  reports: 'Reports/documents',
  activities: 'Activities',
  surge: 'Surge',
  additionalInfo: 'Additional info {number}',
  editEvent: 'Edit emergency',
  print: 'Print overview',
  merged: 'This emergency was merged into another one.',
  openMerged: 'Go to that emergency',
  updated: fields.lastUpdated,
});
