import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import type { emergenciesEndpoint } from '#contracts/emergencies/list.ts';
import { peopleAffected } from './affected.ts';
import { sumOf } from './appeals.ts';
import { type Country, isSelectable } from './countries.ts';
import { type OperationSeverity, type ResponseLevel, responseOf, severityOf } from './operations.ts';
import { pointOf } from './pointOf.ts';

type Emergency = AnswerOf<typeof emergenciesEndpoint>['results'][number];

/** A country with its emergencies. */
export interface EmergencyPlace {
  id: number;
  name: string;
  longitude: number;
  latitude: number;
  emergencies: readonly Emergency[];
  /** Undefined where nobody counted them. */
  people: number | undefined;
  number: number;
  response: ResponseLevel;
  severity: OperationSeverity;
}

/** One place a country that can be chosen and lies somewhere; an emergency of several countries is listed in each. */
export function emergencyPlaces(
  emergencies: readonly Emergency[],
  countries: readonly Country[],
): EmergencyPlace[] {
  const own = byCountry(emergencies);
  return countries.filter(isSelectable).flatMap(({ id, name, centroid }) => {
    const here = own.get(id);
    const point = pointOf(centroid);
    if (!here || !point) return [];
    return {
      id,
      name,
      ...point,
      emergencies: here,
      people: sumOf(here.map(peopleAffected)),
      number: here.length,
      response: responseOf(here),
      severity: severityOf(here.map(({ ifrc_severity_level }) => ifrc_severity_level)),
    };
  });
}

function byCountry(emergencies: readonly Emergency[]) {
  const found = new Map<number, Emergency[]>();
  for (const emergency of emergencies) {
    for (const { id } of emergency.countries) {
      const here = found.get(id);
      if (here) here.push(emergency);
      else found.set(id, [emergency]);
    }
  }
  return found;
}
