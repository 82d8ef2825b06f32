import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import type { fieldReportsEndpoint } from '#contracts/fieldReports/list.ts';
import type { Appeal } from '#src/domain/operations.ts';

type Report = Pick<
  AnswerOf<typeof fieldReportsEndpoint>['results'][number],
  'event_details' | 'districts_details'
>;

/** Operations by the id of each province that field reports of their emergencies name; an appeal itself names none. */
export function byProvince(
  appeals: readonly Appeal[],
  reports: readonly Report[],
): ReadonlyMap<number, readonly Appeal[]> {
  const provinces = provincesByEmergency(reports);
  const found = new Map<number, Appeal[]>();
  for (const appeal of appeals) {
    for (const province of provinces.get(appeal.event) ?? []) {
      const own = found.get(province);
      if (own) own.push(appeal);
      else found.set(province, [appeal]);
    }
  }
  return found;
}

function provincesByEmergency(reports: readonly Report[]) {
  const provinces = new Map<number | null | undefined, Set<number>>();
  for (const { event_details, districts_details } of reports) {
    if (!event_details) continue;
    const own = provinces.get(event_details.id) ?? new Set<number>();
    for (const { id } of districts_details) own.add(id);
    provinces.set(event_details.id, own);
  }
  return provinces;
}
