import type { ChartData } from '#src/components/charts/types.ts';

type Amount = number | null | undefined;
interface Disaster {
  date: string;
  disaster_id: number;
  disaster_name: string;
  targeted_population?: Amount;
}
interface Operation extends Disaster {
  amount_requested?: Amount;
  amount_funded?: Amount;
}

/** What past operations are compared by. */
export const METRICS = {
  people: ({ targeted_population }) => targeted_population,
  requested: ({ amount_requested }) => amount_requested,
  funded: ({ amount_funded }) => amount_funded,
} as const satisfies Record<string, (operation: Operation) => Amount>;
export type Metric = keyof typeof METRICS;

/** More are no longer told apart by colour and shape. */
const MOST_GROUPS = 5;
const OTHERS = 'others';

/** The types of disasters that stand for themselves in a chart, the most frequent first, and the group of each disaster. */
export function groupsOf(disasters: readonly Disaster[], others: string) {
  const counts = new Map<string, { label: string; count: number }>();
  for (const { disaster_id, disaster_name } of disasters) {
    const { count = 0 } = counts.get(String(disaster_id)) ?? {};
    counts.set(String(disaster_id), { label: disaster_name, count: count + 1 });
  }
  const types = [...counts].sort(([, one], [, other]) => other.count - one.count);
  const own = types.slice(0, types.length > MOST_GROUPS ? MOST_GROUPS - 1 : MOST_GROUPS);
  const groups: NonNullable<ChartData['groups']> = [
    ...own.map(([key, { label }]) => ({ key, label })),
    ...(own.length < types.length ? [{ key: OTHERS, label: others }] : []),
  ];
  const groupOf = ({ disaster_id }: Disaster) =>
    own.some(([key]) => key === String(disaster_id)) ? String(disaster_id) : OTHERS;
  return { groups, groupOf };
}
