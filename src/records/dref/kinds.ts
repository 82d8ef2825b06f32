import type { Client } from '#contracts/client.ts';
import { drefEndpoint, drefReportEndpoint, drefUpdateEndpoint } from '#contracts/dref/record.ts';
import {
  approveDrefEndpoint,
  approveDrefReportEndpoint,
  approveDrefUpdateEndpoint,
  finalizeDrefEndpoint,
  finalizeDrefReportEndpoint,
  finalizeDrefUpdateEndpoint,
} from '#contracts/dref/steps.ts';
import { DREF_STATUS, type DrefStage } from '#rules/dref.ts';
import { pathTo } from '#src/core/links.ts';

const ENDPOINTS = {
  application: { read: drefEndpoint, finalize: finalizeDrefEndpoint, approve: approveDrefEndpoint },
  update: {
    read: drefUpdateEndpoint,
    finalize: finalizeDrefUpdateEndpoint,
    approve: approveDrefUpdateEndpoint,
  },
  report: {
    read: drefReportEndpoint,
    finalize: finalizeDrefReportEndpoint,
    approve: approveDrefReportEndpoint,
  },
} as const;

/** The route of a stage's form, and that of its pages for print. */
export const DREF_ROUTES = {
  application: { edit: 'editDref', export: 'exportDref' },
  update: { edit: 'editDrefOperationalUpdate', export: 'exportDrefOperationalUpdate' },
  report: { edit: 'editDrefFinalReport', export: 'exportDrefFinalReport' },
} as const;

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

/** Its status once writing has ended: one that is to be translated is only told so. */
export async function finalizeDref(client: Client, { stage, id }: Of, signal: AbortSignal): Promise<number> {
  const { status } = await client.call(ENDPOINTS[stage].finalize, { path: { id }, body: {}, signal });
  return status ?? DREF_STATUS.finalizing;
}

export async function approveDref(client: Client, { stage, id }: Of, signal: AbortSignal): Promise<number> {
  const { status } = await client.call(ENDPOINTS[stage].approve, { path: { id }, body: {}, signal });
  return status;
}

export async function statusOfDref(client: Client, { stage, id }: Of, signal: AbortSignal): Promise<number> {
  const { status } = await client.call(ENDPOINTS[stage].read, { path: { id }, signal });
  return status;
}
