import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import type { searchEndpoint } from '#contracts/search/search.ts';

export type SearchAnswer = AnswerOf<typeof searchEndpoint>;
export type SearchKind = keyof SearchAnswer;
export type Hit<Kind extends SearchKind> = NonNullable<SearchAnswer[Kind]>[number];

/** What a server calls a flash update, which stands among the reports, whatever the reader's language. Source: GO API. */
const FLASH_UPDATE = 'Flash Update';

/** What a hit is: its group, but of reports whether it is a flash update. */
export type HitKind = SearchKind | 'flash_updates';
export const hitKind = (
  kind: SearchKind,
  { type }: { id: number; type?: string | null | undefined },
): HitKind => (kind === 'reports' && type === FLASH_UPDATE ? 'flash_updates' : kind);

/** The groups in their fixed rank. The first three always lead. Source: product specification, section 9. */
export const SEARCH_KINDS = [
  'regions',
  'countries',
  'district_province_response',
  'emergencies',
  'projects',
  'surge_alerts',
  'surge_deployments',
  'reports',
  'rapid_response_deployments',
] as const satisfies readonly SearchKind[];

/** The most hits that a server gives of a group; of so many nobody knows whether there are more. Source: GO API. */
export const MOST_HITS = 50;

const LEADING: readonly SearchKind[] = SEARCH_KINDS.slice(0, 3);

/** The groups that have hits, in the order of a result page: the leading ones, then by average score, ties by rank. */
export function rankGroups(answer: SearchAnswer | undefined): SearchKind[] {
  const found = SEARCH_KINDS.filter((kind) => (answer?.[kind]?.length ?? 0) > 0);
  const leading = found.filter((kind) => LEADING.includes(kind));
  const rest = found.filter((kind) => !LEADING.includes(kind));
  // Sorting is stable, so equal averages keep their fixed rank.
  return [...leading, ...rest.sort((one, other) => averageScore(answer, other) - averageScore(answer, one))];
}

function averageScore(answer: SearchAnswer | undefined, kind: SearchKind) {
  const scores = (answer?.[kind] ?? []).map((hit) => hit.score);
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}
