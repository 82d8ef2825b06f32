import { defineStrings } from '#src/i18n/defineStrings.ts';

/** The words for people and units that are sent: their lists and the overview mean the same by them. */
export const deploymentStrings = defineStrings('deployments', {
  namesForMembers: 'Names of people are shown to members who are signed in.',
  position: 'Position',
  type: 'Type',
  allTypes: 'All Types',
  rapidResponse: 'Rapid Response',
  from: 'Deploying Party',
  anyParty: 'All National Societies',
  to: 'Deployed To',
  name: 'Name',
  startDate: 'Start Date',
  endDate: 'End Date',
  emergency: 'Emergency',
  when: 'Mission',
  anyTime: 'At any time',
  now: 'On mission now',
  soon: 'Beginning within 30 days',
  over: 'Over',
  eruType: 'Type of ERU',
  allEruTypes: 'All Emergency Response Unit Types',
  owner: 'Owner',
  units: 'Personnel Units',
  equipment: 'Equipment Units',
  country: 'Country Deployed To',
});
