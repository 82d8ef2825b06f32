import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

/** Appeals counted by year and by month. */
export const appealsOverTimeStrings = defineStrings('appealsOverTime', {
  overYears: 'Appeals over the last 10 years',
  byMonth: 'Appeals by month for {year}',
  year: fields.year,
  month: fields.month,
  drefs: fields.drefs,
  emergencyAppeals: fields.emergencyAppeals,
  amountFunded: fields.amountFundedChf,
  peopleTargeted: fields.peopleTargeted,
  viewMonthly: 'View by month',
  backToYearly: 'Back to years',
  pickPoint: 'Choose a point of the chart to see its figures.',
  noChart: 'Chart not available',
});
