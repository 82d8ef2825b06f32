import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import type { deployedByEventEndpoint } from '#contracts/surge/deployments.ts';
import { missionAt } from '#src/domain/missions.ts';

type Emergency = AnswerOf<typeof deployedByEventEndpoint>['results'][number];

/** What an emergency has in one country. */
export interface Presence {
  event: { id: number; name: string };
  /** Personnel units of its Emergency Response Units. */
  units: number;
  /** People on a mission now, or leaving within 30 days. */
  people: number;
}

export interface Place {
  presences: Presence[];
  units: number;
  people: number;
}

/** Units and people by the country they are in: those of now, or those who leave within 30 days. */
export function placesOf(
  emergencies: readonly Emergency[],
  when: 'now' | 'soon',
  now: Date,
): ReadonlyMap<number, Place> {
  const places = new Map<number, Map<number, Presence>>();
  const at = (country: number, { id, name }: Emergency) => {
    const here = places.get(country) ?? new Map<number, Presence>();
    places.set(country, here);
    const presence = here.get(id) ?? { event: { id, name: name ?? '--' }, units: 0, people: 0 };
    here.set(id, presence);
    return presence;
  };
  for (const emergency of emergencies) {
    for (const { deployed_to, units } of when === 'now' ? emergency.erus : []) {
      if (deployed_to && units) at(deployed_to.id, emergency).units += units;
    }
    for (const { country_deployed_to, personnel } of emergency.deployments) {
      const people = personnel.filter((person) => missionAt(person, now) === when).length;
      if (country_deployed_to && people > 0) at(country_deployed_to.id, emergency).people += people;
    }
  }
  return new Map([...places].map(([country, here]) => [country, placeOf([...here.values()])]));
}

const placeOf = (presences: Presence[]): Place => ({
  presences,
  units: presences.reduce((sum, { units }) => sum + units, 0),
  people: presences.reduce((sum, { people }) => sum + people, 0),
});

/** How large a point is in px: 5 up to two, 15 from twelve on, and evenly between. */
export function radiusOf(value: number): number {
  const [fewest, most, smallest, largest] = [2, 12, 5, 15];
  const share = (Math.min(most, Math.max(fewest, value)) - fewest) / (most - fewest);
  return smallest + share * (largest - smallest);
}
