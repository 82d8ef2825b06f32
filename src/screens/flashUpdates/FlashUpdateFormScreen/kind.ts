import { flashUpdatesEndpoint } from '#contracts/flashUpdates/list.ts';
import {
  createFlashUpdateEndpoint,
  flashUpdateEndpoint,
  updateFlashUpdateEndpoint,
} from '#contracts/flashUpdates/record.ts';
import { prepareFiles } from '#src/forms/attachments/prepareFiles.ts';
import type { RecordKind } from '#src/forms/kind.ts';
import { FLASH_FILES, flashFiles } from './files.ts';
import { bodyOf, type Flash, type FlashBody, type FlashValues, valuesOf } from './values.ts';

const LOOKED_THROUGH = 20;

/** Flash updates. */
export const flashKind: RecordKind<FlashValues, Flash, FlashBody> = {
  name: 'flash-update',
  bodyOf,
  valuesOf,
  idOf: ({ id }) => id,
  versionOf: ({ modified_at }) => modified_at,
  titleOf: ({ title }) => title ?? '',
  prepare: (client, values, attempt) => prepareFiles(values, flashFiles(client), attempt, FLASH_FILES),
  read: (client, id, sending) => client.call(flashUpdateEndpoint, { path: { id }, ...sending }),
  create: (client, body, sending) => client.call(createFlashUpdateEndpoint, { body, ...sending }),
  update: (client, id, body, sending) =>
    client.call(updateFlashUpdateEndpoint, { path: { id }, body, ...sending }),
  async findWritten(client, { user, since, body }, sending) {
    const { results } = await client.call(flashUpdatesEndpoint, {
      query: { created_at__gte: since, ordering: ['-created_at'], limit: LOOKED_THROUGH },
      ...sending,
    });
    const found = results.find(({ title }) => title === body.title.trim() || title === body.title);
    const written = found && (await client.call(flashUpdateEndpoint, { path: { id: found.id }, ...sending }));
    return written?.created_by_details?.id === user ? written : undefined;
  },
};
