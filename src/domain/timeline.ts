interface Story {
  disaster_start_date: string;
  appeals: readonly {
    id: number;
    atype_display: string;
    code?: string | null | undefined;
    start_date?: string | null | undefined;
    end_date?: string | null | undefined;
    amount_requested?: number | undefined;
  }[];
  field_reports: readonly { id: number; created_at: string; summary?: string | null | undefined }[];
}

/** One step in the story of an emergency. `at` is an ISO moment. */
export type Step = { key: string; at: string } & (
  | { kind: 'began' }
  | { kind: 'severity'; level: number }
  | { kind: 'report'; id: number; title: string }
  | { kind: 'appealStarted'; type: string; code: string; amount: number | undefined }
  | { kind: 'appealEnded'; type: string; code: string }
);

/** What happened in an emergency so far, newest first: nothing that lies after `now`. */
export function timelineOf(
  { disaster_start_date, appeals, field_reports }: Story,
  severities: readonly { id: number; created_at: string; ifrc_severity_level?: number | null | undefined }[],
  now: Date,
): Step[] {
  const steps: Step[] = [
    ...severities.flatMap(({ id, created_at, ifrc_severity_level: level }) =>
      level === undefined || level === null
        ? []
        : [{ key: `severity-${id}`, kind: 'severity' as const, at: created_at, level }],
    ),
    ...field_reports.map(({ id, created_at, summary }) => ({
      key: `report-${id}`,
      kind: 'report' as const,
      at: created_at,
      id,
      title: summary ?? '--',
    })),
    ...appeals.flatMap(({ id, atype_display: type, code, start_date, end_date, amount_requested }) => [
      ...(start_date
        ? [
            {
              key: `appeal-${id}`,
              kind: 'appealStarted' as const,
              at: start_date,
              type,
              code: code ?? '',
              amount: amount_requested,
            },
          ]
        : []),
      ...(end_date
        ? [{ key: `end-${id}`, kind: 'appealEnded' as const, at: end_date, type, code: code ?? '' }]
        : []),
    ]),
    // What is of the same moment comes before the beginning, which therefore stands last.
    { key: 'began', kind: 'began', at: disaster_start_date },
  ];
  return steps
    .filter(({ at }) => Date.parse(at) <= now.getTime())
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
}
