import { defineStrings } from '#src/i18n/defineStrings.ts';

/** Apart from those of the bar: they come when a menu is opened. */
export const menuGroupStrings = defineStrings('menuGroups', {
  risk: 'Risk Analysis',
  riskText: 'How large the risks are, by country and month, from past disasters and forecasts.',
  per: 'Preparedness for Effective Response (PER)',
  perText:
    'How National Societies look at what they can do before, during and after a disaster, and what they make better.',
  threeW: 'Global 3W Projects',
  threeWText: 'Who does what and where in the Movement, as National Societies report it.',
  emergencies: 'Emergencies',
  emergenciesText: 'What is going on now, what was before, and who responds to it.',
  warning: 'Early Warning',
  warningText: 'What is done ahead of a forecast event, so that fewer people suffer from it.',
  earlyActionReport: 'New Early Action Field Report',
  dref: 'DREF Process',
  drefText:
    'The quickest money for local responders, for small disasters and for the first days of large ones.',
  surge: 'Surge and Deployments',
  surgeText: 'People and units that can be sent, and those who are there already. Sign in for more.',
  learning: 'Operational Learning',
  learningText: 'What past operations found out, by sector, country and kind of disaster.',
  tools: 'Tools',
  toolsText: 'Documents and templates for every phase of an operation, in one place.',
  resources: 'Resources',
  resourcesText: 'Guidance, catalogues and whom to ask.',
  blog: 'GO Blog',
});
