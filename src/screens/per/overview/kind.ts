import type { Client } from '#contracts/client.ts';
import { createPerFileEndpoint } from '#contracts/per/files.ts';
import {
  createPerOverviewEndpoint,
  latestPerOverviewEndpoint,
  type PerOverviewBody,
  perOverviewEndpoint,
  updatePerOverviewEndpoint,
} from '#contracts/per/overview.ts';
import { prepareFiles } from '#src/forms/attachments/prepareFiles.ts';
import type { AttachmentCalls } from '#src/forms/attachments/sendFiles.ts';
import type { RecordKind } from '#src/forms/kind.ts';
import { bodyOf, OVERVIEW_FILES, type Overview, type OverviewValues, valuesOf } from './values.ts';

/** How the documents of an orientation travel. The API takes none back: what no overview names is dropped there after a while. */
export const overviewFiles = (client: Client): AttachmentCalls => ({
  async send({ key, file }, { signal, onProgress }) {
    const { id } = await client.call(createPerFileEndpoint, {
      body: { file, client_id: key.slice(0, 50) },
      signal,
      onUploadProgress: ({ loaded, total }) => {
        if (total > 0) onProgress?.(Math.round((loaded / total) * 100));
      },
    });
    return id;
  },
  remove: async () => undefined,
});

/** Overviews of PER processes. A process has no name: its drafts are told apart by their branches and dates. */
export const overviewKind: RecordKind<OverviewValues, Overview, PerOverviewBody> = {
  name: 'per-overview',
  bodyOf,
  valuesOf,
  idOf: ({ id }) => id,
  versionOf: ({ updated_at }) => updated_at,
  titleOf: ({ branches_involved, date_of_assessment, date_of_orientation }) => {
    const date = date_of_assessment ?? date_of_orientation;
    return [branches_involved, date ? `PER ${date}` : !branches_involved && 'PER'].filter(Boolean).join(', ');
  },
  prepare: (client, values, attempt) => prepareFiles(values, overviewFiles(client), attempt, OVERVIEW_FILES),
  read: (client, id, { headers, signal }) =>
    client.call(perOverviewEndpoint, { path: { id }, headers, signal }),
  create: (client, body, { headers, signal }) =>
    client.call(createPerOverviewEndpoint, { body, headers, signal }),
  update: (client, id, body, { headers, signal }) =>
    client.call(updatePerOverviewEndpoint, { path: { id }, body, headers, signal }),
  async findWritten(client, { since, body }, { signal }) {
    const latest = await client.call(latestPerOverviewEndpoint, { path: { id: body.country }, signal });
    if (latest.id === undefined) return undefined;
    const found = await client.call(perOverviewEndpoint, { path: { id: latest.id }, signal });
    return found.created_at >= since && found.date_of_orientation === body.date_of_orientation
      ? found
      : undefined;
  },
};
