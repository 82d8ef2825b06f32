import { localUnitsEndpoint } from '#contracts/localUnits/list.ts';
import {
  createLocalUnitEndpoint,
  localUnitEndpoint,
  updateLocalUnitEndpoint,
} from '#contracts/localUnits/record.ts';
import type { RecordKind } from '#src/forms/kind.ts';
import { nameOf } from '#src/records/localUnit/names.ts';
import type { LocalUnit } from '#src/records/localUnit/types.ts';
import { bodyOf, type LocalUnitValues, type SentLocalUnit, valuesOf } from './values.ts';

const LOOKED_THROUGH = 30;

/** Local units. */
export const localUnitKind: RecordKind<LocalUnitValues, LocalUnit, SentLocalUnit> = {
  name: 'local-unit',
  bodyOf,
  valuesOf,
  idOf: ({ id }) => id,
  versionOf: ({ modified_at }) => modified_at,
  titleOf: nameOf,
  read: (client, id, sending) => client.call(localUnitEndpoint, { path: { id }, ...sending }),
  create: (client, body, sending) => client.call(createLocalUnitEndpoint, { body, ...sending }),
  update: (client, id, { update_reason_overview = '', ...body }, sending) =>
    client.call(updateLocalUnitEndpoint, {
      path: { id },
      body: { ...body, update_reason_overview },
      ...sending,
    }),
  async findWritten(client, { user, since, body }, sending) {
    const { results } = await client.call(localUnitsEndpoint, {
      query: { search: nameOf(body), ordering: ['-id'], limit: LOOKED_THROUGH },
      ...sending,
    });
    for (const { id, country, modified_at, ...row } of results) {
      if (modified_at < since || country !== body.country || nameOf(row) !== nameOf(body)) continue;
      const found = await client.call(localUnitEndpoint, { path: { id }, ...sending });
      if (found.modified_by_details?.id === user) return found;
    }
    return undefined;
  },
};
