import { defineStrings } from '#src/i18n/defineStrings.ts';

export const homeStrings = defineStrings('home', {
  title: 'Home',
  heading: 'Disaster Response and Preparedness',
  description:
    'What is needed and what is being done in emergencies around the world, for those who respond and those who decide.',
  activeDrefs: 'Active DREF Operations',
  activeDrefsHint:
    'Small to medium operations, paid by the relief emergency fund that supports National Societies as first responders.',
  activeAppeals: 'Active Emergency Appeals',
  activeAppealsHint: 'Medium to large operations, paid through a public appeal.',
  fundingRequirements: 'Funding Requirements (CHF)',
  fundingCoverage: 'Funding Coverage',
  targetedPopulation: 'Targeted Population',
  highlighted: 'Highlighted Operations',
  viewAllEmergencies: 'View all Emergencies',
  lastUpdated: 'Last updated {date}',
  multipleCountries: 'Involves multiple countries',
  noCountry: 'No Country Involved',
  peopleTargeted: 'People Targeted',
  requested: 'Funding Requirements',
  funded: '{percent} received',
  mapHeading: 'Active Operations ({count})',
});
