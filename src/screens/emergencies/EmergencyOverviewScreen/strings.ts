import { actions } from '#src/i18n/actions/strings.ts';
import { common } from '#src/i18n/common/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

export const emergencyOverviewStrings = defineStrings('emergencyOverview', {
  heading: 'Emergencies in the last 30 days',
  home: fields.home,
  emergencies: fields.emergencies,
  affected: fields.affectedPeople,
  requested: fields.requestedAmountChf,
  funding: fields.fundingChf,
  coverage: fields.fundingCoverage,
  mapHeading: 'Emergencies ({count})',
  list: fields.emergenciesByCountry,
  byType: 'Emergencies by type',
  type: fields.disasterType,
  overYear: 'Emergencies over the last year',
  allTypes: fields.allTypes,
  appealsByMonth: 'Appeals by month',
  month: fields.month,
  drefs: fields.drefs,
  emergencyAppeals: fields.emergencyAppeals,
  table: 'Recent emergencies ({count})',
  chosenEmergencies: 'Emergencies ({count})',
  chosenReports: 'Field reports ({count})',
  viewAllEmergencies: actions.viewAllEmergencies,
  reports: 'Field reports in the last 30 days ({count})',
  viewAllReports: actions.viewAllFieldReports,
  reportsOf: 'Field reports by region',
  flashUpdates: 'Flash updates in the last 30 days ({count})',
  viewAllFlashUpdates: 'View all flash updates',
  createdAt: fields.createdAt,
  name: fields.name,
  emergency: 'Emergency',
  countries: common.countries,
});
