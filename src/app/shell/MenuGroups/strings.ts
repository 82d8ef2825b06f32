import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

/** Apart from those of the bar: they come when a menu is opened. */
export const menuGroupStrings = defineStrings('menuGroups', {
  risk: fields.riskAnalysis,
  riskText: 'The level of risk by country and month, based on past disasters and forecasts.',
  per: 'Preparedness for Effective Response (PER)',
  perText: 'How National Societies assess and strengthen their capacity before, during and after a disaster.',
  threeW: 'Global 3W projects',
  threeWText: 'Who is doing what and where in the Movement, as reported by National Societies.',
  emergencies: fields.emergencies,
  emergenciesText: 'Current and past emergencies, and who is responding.',
  warning: 'Early warning',
  warningText: 'Action taken before a forecast hazard strikes, so that fewer people are affected.',
  earlyActionReport: 'New early action field report',
  dref: 'DREF process',
  drefText: 'Fast funding for local responders, for small disasters and the first days of large ones.',
  surge: 'Surge and deployments',
  surgeText: 'People and units ready to deploy, and those already deployed. Sign in to see more.',
  learning: 'Operational learning',
  learningText: 'Lessons from past operations, by sector, country and type of disaster.',
  tools: 'Tools',
  toolsText: 'Documents and templates for every phase of an operation, in one place.',
  resources: 'Resources',
  resourcesText: 'Guidance, catalogues and who to contact.',
  blog: 'GO blog',
});
