import { type State, signedInAs } from '../pact/states.ts';
import { fromState } from '../pact/stateValue.ts';

/** The demonstration's federation admin: flash updates are theirs alone. */
export const aFederationAdmin = signedInAs('ifrc-admin');

export const aFlashUpdate = ['a flash update exists', { id: 9_400_001, title: 'Nepal - Flood' }] as const;
/** Nobody has got it. */
export const anUnsharedUpdate = [
  'a flash update exists',
  { id: 9_400_002, title: 'Kenya - Drought' },
] as const;
export const aDonor = ['a donor exists', { donor: 9_400_011, group: 9_400_021 }] as const;

export const idOf = <Exists extends State & readonly [string, { readonly id: number }]>(exists: Exists) => ({
  id: fromState('id', exists[1].id),
});

/** An update as promises send it. */
export const floodsInBagmati = {
  title: 'Nepal - Flood 05/2026',
  hazard_type: 12,
  country_district: [{ country: 123, district: [] }],
  situational_overview: '<p>Rivers are over their banks in three districts.</p>',
  references: [],
  actions_taken: [{ organization: 'NTLS', actions: [], summary: 'Volunteers assess needs.' }],
  originator_name: 'Ines Moreau',
  originator_email: 'ines.moreau@example.org',
  share_with: 'ifrc_secretariat',
};
