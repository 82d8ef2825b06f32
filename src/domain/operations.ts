import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import type { countriesEndpoint } from '#contracts/endpoints/domain.ts';
import type { appealsEndpoint } from '#contracts/endpoints/response.ts';

export type Appeal = AnswerOf<typeof appealsEndpoint>['results'][number];
type Country = AnswerOf<typeof countriesEndpoint>['results'][number];

/** What the map tells apart: the kind of appeal, or several kinds in one country. */
export type OperationKind = 'dref' | 'emergencyAppeal' | 'earlyAction' | 'multipleTypes' | 'otherType';

const KINDS: Record<number, OperationKind> = { 0: 'dref', 1: 'emergencyAppeal', 3: 'earlyAction' };

export interface CountryOperations {
  countryId: number;
  name: string;
  longitude: number;
  latitude: number;
  kind: OperationKind;
  peopleTargeted: number;
  appeals: readonly Appeal[];
}

/** Appeals by country, each where its country lies; countries of unknown place are left out. */
export function operationsByCountry(
  appeals: readonly Appeal[],
  countries: readonly Country[],
): CountryOperations[] {
  const byCountry = groupByCountry(appeals);
  return countries.flatMap((country) => {
    const own = byCountry.get(country.id);
    const [longitude, latitude] = country.centroid?.coordinates ?? [];
    if (!own || longitude === undefined || latitude === undefined) return [];
    return {
      countryId: country.id,
      name: country.name ?? '--',
      longitude,
      latitude,
      kind: kindOf(own),
      peopleTargeted: own.reduce((sum, appeal) => sum + (appeal.num_beneficiaries ?? 0), 0),
      appeals: own,
    };
  });
}

function groupByCountry(appeals: readonly Appeal[]) {
  const groups = new Map<number, Appeal[]>();
  for (const appeal of appeals) {
    const group = groups.get(appeal.country.id);
    if (group) group.push(appeal);
    else groups.set(appeal.country.id, [appeal]);
  }
  return groups;
}

function kindOf(appeals: readonly Appeal[]): OperationKind {
  const kinds = new Set(appeals.map(({ atype }) => KINDS[atype ?? -1] ?? 'otherType'));
  const [only, other] = kinds;
  return only && !other ? only : 'multipleTypes';
}
