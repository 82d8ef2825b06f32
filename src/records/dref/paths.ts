import type { DrefStage } from '#rules/dref.ts';
import { pathTo } from '#src/core/links.ts';

interface Of {
  stage: DrefStage;
  id: number;
}

/** `isNew`: it has just begun. */
export function drefFormPath({ stage, id }: Of, isNew = false): string {
  const query = { new: isNew ? 'true' : undefined };
  if (stage === 'application') return pathTo('editDref', { drefId: id }, query);
  if (stage === 'update') return pathTo('editDrefOperationalUpdate', { opsUpdateId: id }, query);
  return pathTo('editDrefFinalReport', { finalReportId: id }, query);
}

export function drefExportPath({ stage, id }: Of): string {
  if (stage === 'application') return pathTo('exportDref', { drefId: id });
  if (stage === 'update') return pathTo('exportDrefOperationalUpdate', { opsUpdateId: id });
  return pathTo('exportDrefFinalReport', { finalReportId: id });
}
