import { defineStrings } from '#src/i18n/defineStrings.ts';

/** What the levels mean. Source: the federation's emergency response framework, by who is needed to respond. */
export const severityStrings = defineStrings('severity', {
  legend: 'What the colours of severity mean',
  yellow: 'Moderate: the National Society responds, with the support that is in its country.',
  orange: 'Severe: the response needs support from the region.',
  red: 'Very severe: the response needs support from the whole federation.',
});
