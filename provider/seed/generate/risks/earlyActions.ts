import type { risk_early_action } from '#provider/database/schema.ts';
import type { Place } from '../countryPlaces.ts';
import { threatens } from './seasons.ts';

const TOPIC = 3;
/** In small letters, as the source has them. */
export const EARLY_ACTION_SECTORS = [
  'shelter',
  'water, sanitation and hygiene',
  'livelihoods',
  'health',
  'food security',
  'early warning',
].map((name, index) => ({ id: index + 1, name }));

/** What is done, what for, when, and what came of it elsewhere. */
const ACTIONS = {
  FL: [
    [
      'Distribute shelter strengthening kits',
      'Keep houses standing',
      [1],
      '3 days before',
      'Fewer houses are damaged',
      'Seen in two pilot districts',
    ],
    [
      'Hand out water purification tablets',
      'Keep drinking water safe',
      [2],
      '5 days before',
      'Fewer cases of diarrhoea',
      'Reported after earlier floods',
    ],
    [
      'Transfer cash to households at the river',
      'Let families move what they own',
      [3, 5],
      '4 days before',
      'Livestock and stocks are saved',
      'Measured against a comparison group',
    ],
    [
      'Send warnings by radio and loudspeaker',
      'Let people leave in time',
      [6],
      '2 days before',
      'More people leave early',
      null,
    ],
  ],
  DR: [
    [
      'Distribute drought-tolerant seeds',
      'Secure a harvest',
      [3, 5],
      '3 months before',
      'A larger part of the harvest is kept',
      'Known from the last dry season',
    ],
    ['Repair boreholes', 'Keep water flowing', [2], '2 months before', 'Shorter ways to water', null],
    [
      'Give fodder for the breeding stock',
      'Keep animals alive',
      [3],
      '1 month before',
      'Fewer animals are sold or lost',
      'Seen in pastoral areas',
    ],
  ],
  SS: [
    [
      'Move people to shelters on higher ground',
      'Save lives',
      [1, 6],
      '1 day before',
      'Nobody stays at the shore',
      'Drilled twice a year',
    ],
    [
      'Clear drains in coastal towns',
      'Let water run off',
      [2],
      '5 days before',
      'Streets are passable sooner',
      null,
    ],
  ],
  CD: [
    [
      'Strengthen roofs with ropes and straps',
      'Keep roofs on',
      [1],
      '2 days before',
      'Fewer roofs are lost',
      'Seen in two pilot districts',
    ],
    [
      'Protect medicines and cold chains',
      'Keep health posts working',
      [4],
      '2 days before',
      'Health posts open the day after',
      null,
    ],
    [
      'Help fishers to bring in boats and nets',
      'Keep their income',
      [3],
      '3 days before',
      'Boats are not lost',
      null,
    ],
  ],
} as const;

type Row = (typeof risk_early_action)['$inferInsert'];

/** What National Societies could do before hazards strike: of the countries with the largest emergencies all, of others some. */
export function generateEarlyActions(places: readonly Place[]): Row[] {
  return places.flatMap((place) => {
    const { country, isRich, isSupported } = place;
    const random = place.dice(TOPIC);
    if (!isRich && !(isSupported && random.chance(0.3))) return [];
    const hazards = (['FL', 'DR', 'SS', 'CD'] as const).filter((hazard) =>
      threatens(hazard === 'SS' || hazard === 'CD' ? 'TC' : hazard, place),
    );
    return hazards.flatMap((hazard) =>
      random.some<(typeof ACTIONS)[typeof hazard][number]>(ACTIONS[hazard], isRich ? 4 : 2).map(
        ([
          early_actions,
          intended_purpose,
          sectors,
          implementation_date_raw,
          impact_action,
          evidence,
        ]): Row => ({
          country_id: country.id,
          hazard_type: hazard,
          sectors: [...sectors],
          early_actions,
          location: random.pick([
            'Nationwide',
            'Districts at highest risk',
            'Coastal and riverside communities',
          ]),
          intended_purpose,
          organization: country.society_name?.en ?? 'National Society',
          implementation_date_raw,
          impact_action,
          evidence_of_sucess: evidence,
        }),
      ),
    );
  });
}
