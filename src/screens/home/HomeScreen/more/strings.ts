import { actions } from '#src/i18n/actions/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

export const homeMoreStrings = defineStrings('homeMore', {
  latestReports: 'Latest field reports',
  allReports: actions.viewAllFieldReports,
  latestAlerts: 'Latest surge alerts',
  allAlerts: actions.viewAllSurgeAlerts,
  latest: 'Latest emergencies',
  viewAllEmergencies: actions.viewAllEmergencies,
  lastUpdated: fields.lastUpdated,
  following: fields.operationsYouFollow,
});
