import type { Client } from '#contracts/client.ts';
import { createDrefReportEndpoint, createDrefUpdateEndpoint } from '#contracts/dref/stages.ts';
import type { Language } from '#contracts/languages.ts';
import type { DrefBegun, DrefNext } from '#machines/drefProcess.ts';

/** Begins the next stage of a DREF. */
export async function beginStage(
  client: Client,
  next: DrefNext,
  dref: number,
  starting_language: Language,
): Promise<DrefBegun> {
  const body = { dref, starting_language };
  if (next === 'report') {
    const { id } = await client.call(createDrefReportEndpoint, { body });
    return { stage: 'report', id };
  }
  const { id, operational_update_number, type_of_dref } = await client.call(createDrefUpdateEndpoint, {
    body,
  });
  return { stage: 'update', id, number: operational_update_number ?? undefined, type: type_of_dref };
}
