interface Affected {
  num_affected?: number | null | undefined;
  field_reports: readonly { updated_at: string; num_affected?: number | null | undefined }[];
}

/** People affected: the emergency's own figure, else that of its latest field report. Never both, which counts people twice. */
export function peopleAffected(emergency: Affected): number | undefined {
  return emergency.num_affected ?? latestReport(emergency.field_reports)?.num_affected ?? undefined;
}

/** The field report updated last. */
export function latestReport<Report extends { updated_at: string }>(
  reports: readonly Report[],
): Report | undefined {
  return reports.reduce<Report | undefined>(
    (latest, report) => (latest && latest.updated_at >= report.updated_at ? latest : report),
    undefined,
  );
}
