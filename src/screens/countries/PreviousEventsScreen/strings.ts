import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

/** What happened in a country before. */
export const countryEventsStrings = defineStrings('countryEvents', {
  period: fields.period,
  thisYear: 'This year',
  lastYear: 'Last year',
  years2: 'Last 2 years',
  years5: 'Last 5 years',
  years10: 'Last 10 years',
  figures: 'Operations that began in this period',
  drefs: 'DREF operations',
  appeals: fields.emergencyAppeals,
  eventsEmergencies: fields.emergencies,
  targeted: fields.targetedPopulation,
  requirements: fields.fundingRequirementsChf,
  coverage: fields.fundingCoverage,
  byType: 'Emergencies by type of disaster',
  type: fields.disasterType,
  number: fields.numberOfEmergencies,
  byMonth: 'People targeted by month of the year',
  byMonthNote: 'All years of the period together.',
  month: fields.month,
  people: fields.peopleTargeted,
  otherTypes: 'Other types of disaster',
  past: 'Past operations over time',
  pastNote: 'A point is an operation. What has no value stands in the table.',
  coveragePercent: fields.fundingCoveragePercent,
  metric: fields.show,
  requested: fields.requestedAmountChf,
  funded: fields.amountFundedChf,
  list: 'Operations in this country ({count})',
});
