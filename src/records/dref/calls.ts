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

interface Of {
  stage: DrefStage;
  id: number;
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
