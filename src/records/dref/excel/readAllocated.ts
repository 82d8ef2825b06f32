import type { Client } from '#contracts/client.ts';
import { drefEndpoint, drefUpdateEndpoint } from '#contracts/dref/record.ts';
import type { DrefStage } from '#rules/dref.ts';
import type { Allocated } from './allocationForm.ts';

/** A stage for which money is asked, as it is now. The fund reads English. */
export async function readAllocated(
  client: Client,
  { stage, id }: { stage: DrefStage; id: number },
  signal: AbortSignal,
): Promise<Allocated> {
  const call = { path: { id }, headers: { 'Accept-Language': 'en' }, signal };
  return stage === 'update'
    ? { stage, record: await client.call(drefUpdateEndpoint, call) }
    : { stage: 'application', record: await client.call(drefEndpoint, call) };
}
