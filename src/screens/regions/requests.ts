import { appealTotalsEndpoint } from '#contracts/emergencies/appealTotals.ts';
import { everything } from '#contracts/query.ts';
import { regionKeyFiguresEndpoint } from '#contracts/regions/list.ts';
import { regionEndpoint } from '#contracts/regions/record.ts';
import type { Requests } from '#src/core/requests.ts';
import type { Address } from '#src/core/routes/index.ts';
import { appealTotalsInput } from '#src/records/operations/requests.ts';
import { recordInput } from '#src/records/recordCall.ts';

/** The figures that editors put on the page of a region; undefined when the address holds no id. */
export const keyFiguresInput = (region: number | undefined) =>
  region === undefined ? undefined : everything({ region });

/** What the frame of a region shows, whichever tab is opened. */
export function prefetchRegion(requests: Requests, { ids: { regionId } }: Address): void {
  const record = recordInput(regionId);
  const figures = keyFiguresInput(regionId);
  if (!record || !figures || regionId === undefined) return;
  requests.prefetch(regionEndpoint, record);
  requests.prefetch(regionKeyFiguresEndpoint, figures);
  requests.prefetch(appealTotalsEndpoint, appealTotalsInput({ region: regionId }));
}
