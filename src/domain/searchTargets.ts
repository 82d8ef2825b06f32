import type { SearchAnswer, SearchKind } from './searchGroups.ts';
import { rankGroups } from './searchGroups.ts';

/** One hit in the list under the search box. `emergencyId`: the emergency it leads to, where it has one. */
export interface SearchTarget {
  key: string;
  label: string;
  kind: SearchKind;
  emergencyId: number | undefined;
}

/** Hits shown of each group: the list is a short cut, the search page has them all. */
const HITS_PER_GROUP = 4;

/** The hits that can be opened from the search box, in the order of the groups. */
export function searchTargets(answer: SearchAnswer): SearchTarget[] {
  return rankGroups(answer).flatMap((kind) =>
    (answer[kind] ?? []).slice(0, HITS_PER_GROUP).map((hit) => ({
      key: `${kind}-${hit.id}`,
      label: labelOf(kind, hit) ?? '--',
      kind,
      emergencyId: emergencyOf(kind, hit),
    })),
  );
}

/** Hits of surge groups are known by their emergency. */
function labelOf(
  kind: SearchKind,
  hit: { name?: string | null | undefined; event_name?: string | null | undefined },
) {
  return isSurge(kind) ? hit.event_name : hit.name;
}

function isSurge(kind: SearchKind) {
  return kind === 'surge_alerts' || kind === 'surge_deployments' || kind === 'rapid_response_deployments';
}

function emergencyOf(kind: SearchKind, hit: { id: number; event_id?: number | null | undefined }) {
  return kind === 'emergencies' ? hit.id : (hit.event_id ?? undefined);
}
