import type { Client } from '#contracts/client.ts';
import type { Language } from '#contracts/languages.ts';
import { searchEndpoint } from '#contracts/search/search.ts';
import { hitAddress } from '#src/core/hitAddress.ts';
import {
  type Hit,
  type HitKind,
  hitKind,
  rankGroups,
  type SearchAnswer,
  type SearchKind,
} from '#src/domain/searchGroups.ts';
import { searchTerm } from '#src/domain/searchTerm.ts';
import { detailOf } from './details.ts';

/** One hit in the list under the search box. `detail`: what tells it from others of its name; `to`: its page, where it has one. */
export interface SearchTarget {
  key: string;
  label: string;
  detail: string;
  kind: HitKind;
  to: string | undefined;
}

/** Hits shown of each group: the list is a short cut, the search page has them all. */
const HITS_PER_GROUP = 4;

/** Asks for what resembles a keyword. */
export async function search(
  client: Client,
  keyword: string,
  language: Language,
  signal: AbortSignal,
): Promise<SearchTarget[]> {
  const term = searchTerm(keyword);
  if (!term) return [];
  const ask = (headers?: Record<string, string>) =>
    client.call(searchEndpoint, { query: { keyword: term }, signal, headers, isAside: true });
  const answer = await ask().catch((error) => {
    if (error.status !== 401) throw error;
    // Whose session has ended finds what anybody does: that is what they can open by then.
    return ask({ Authorization: '' });
  });
  return searchTargets(answer, language);
}

/** The hits that can be opened from the search box, in the order of the groups. */
function searchTargets(answer: SearchAnswer, language: Language): SearchTarget[] {
  return rankGroups(answer).flatMap((kind) =>
    (answer[kind] ?? []).slice(0, HITS_PER_GROUP).map((hit) => ({
      key: `${hitKind(kind, hit)}-${hit.id}`,
      label: labelOf(kind, hit) ?? '--',
      detail: detailOf(kind, hit as Hit<typeof kind>, language),
      kind: hitKind(kind, hit),
      to: hitAddress(kind, hit),
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
