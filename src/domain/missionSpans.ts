interface Mission {
  start_date?: string | null | undefined;
  end_date?: string | null | undefined;
}

/** What a drawing of missions covers: whole months, from the first beginning to the last end. Moments in ms since 1970. */
export interface Span {
  from: number;
  to: number;
  /** Where each month begins. */
  months: readonly number[];
}

/** Undefined where no mission says when it is. */
export function spanOf(missions: readonly Mission[]): Span | undefined {
  const moments = missions
    .flatMap(({ start_date, end_date }) => [Date.parse(start_date ?? ''), Date.parse(end_date ?? '')])
    .filter((moment) => !Number.isNaN(moment));
  if (moments.length === 0) return undefined;
  const [first, last] = [new Date(Math.min(...moments)), new Date(Math.max(...moments))];
  const beginning = (index: number) => Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + index, 1);
  const count =
    (last.getUTCFullYear() - first.getUTCFullYear()) * 12 + last.getUTCMonth() - first.getUTCMonth() + 1;
  return {
    from: beginning(0),
    to: beginning(count),
    months: Array.from({ length: count }, (_, index) => beginning(index)),
  };
}

/** Where in the span a moment is, 0 to 1; beyond it where it is not within. */
export const placeIn = ({ from, to }: Span, moment: number): number => (moment - from) / (to - from);

/** Where a mission begins and how long it is, in parts of the span; one whose end nobody knows lasts to the end of the drawing. */
export function barOf(
  span: Span,
  { start_date, end_date }: Mission,
): { at: number; length: number } | undefined {
  if (!start_date) return undefined;
  const at = placeIn(span, Date.parse(start_date));
  return { at, length: (end_date ? placeIn(span, Date.parse(end_date)) : 1) - at };
}

/** The missions of each position together, in the order in which they come. */
export function byPosition<M extends { role?: string | null | undefined }>(missions: readonly M[]) {
  const found = new Map<string, M[]>();
  for (const mission of missions) {
    const role = mission.role ?? '';
    const own = found.get(role);
    if (own) own.push(mission);
    else found.set(role, [mission]);
  }
  return [...found].map(([role, own]) => ({ role, missions: own }));
}
