import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

/** The plans of a country. */
export const countryPrioritiesStrings = defineStrings('countryPriorities', {
  prioritiesAbout:
    'Based on the plans of the National Society and on its PER assessments, as far as they are public.',
  plan: 'Plan of the country',
  prioritiesRequested: 'Requested amount of the whole network (CHF)',
  prioritiesTargeted: fields.peopleTargeted,
  priority: 'Priority',
  funding: fields.fundingRequirementsChf,
  strategicPlan: 'Strategic plan {year}',
  networkPlan: 'IFRC network plan',
  unifiedPlan: 'Unified plan',
  noPlan: 'No plan of this country has been published.',
  strengths: 'Strengths (PER)',
  development: 'Priorities for development (PER)',
  noPer: 'No PER assessment of this National Society is public.',
});
