import type { Client } from '#contracts/client.ts';
import { activeDrefsEndpoint } from '#contracts/dref/list.ts';
import {
  createDrefEndpoint,
  drefEndpoint,
  drefReportEndpoint,
  drefUpdateEndpoint,
  updateDrefEndpoint,
  updateDrefReportEndpoint,
  updateDrefUpdateEndpoint,
} from '#contracts/dref/record.ts';
import type { DrefStage } from '#rules/dref.ts';
import { prepareFiles } from '#src/forms/attachments/prepareFiles.ts';
import type { RecordKind, Sending } from '#src/forms/kind.ts';
import { problemsOf } from '#src/forms/problems.ts';
import { bodyOf, valuesOf, type Written } from './body.ts';
import { drefFiles } from './files.ts';
import { DREF_FILES, type DrefValues } from './values.ts';

type Kind = RecordKind<DrefValues, Written, object>;

/** As the API says that somebody else was faster. */
const OBSOLETE = 'OBSOLETE_PAYLOAD';
const LOOKED_THROUGH = 20;

const kindOf = (
  name: string,
  stage: DrefStage,
  calls: Pick<Kind, 'read' | 'create' | 'update' | 'findWritten'>,
): Kind => ({
  name,
  bodyOf: (values) => bodyOf(stage, values),
  valuesOf: (record) => valuesOf(stage, record),
  idOf: ({ id }) => id,
  versionOf: ({ modified_at }) => modified_at,
  titleOf: ({ title }) => title ?? '',
  isOutdated: (error) =>
    problemsOf(error).some(({ path, message }) => path[0] === 'modified_at' && message === OBSOLETE),
  prepare: (client, values, attempt) => prepareFiles(values, drefFiles(client), attempt, DREF_FILES),
  ...calls,
});

/** Its version goes along with a change in the body. */
const versioned = (body: object, { version }: Sending) =>
  ({ ...body, ...(version && { modified_at: version }) }) as never;
/** Updates and reports begin as copies of what stood before, not in a form. */
const neverNew = {
  create: () => Promise.reject(new Error('It is begun by its application.')),
  findWritten: () => Promise.resolve(undefined),
};

/** Applications. */
export const applicationKind = kindOf('dref', 'application', {
  read: (client, id, { signal }) => client.call(drefEndpoint, { path: { id }, signal }),
  create: (client, body, { headers, signal }) =>
    client.call(createDrefEndpoint, { body: body as never, headers, signal }),
  update: (client, id, body, sending) =>
    client.call(updateDrefEndpoint, { path: { id }, body: versioned(body, sending), signal: sending.signal }),
  findWritten: (client, { since, body }, { signal }) => findApplication(client, since, body, signal),
});

async function findApplication(client: Client, since: string, body: object, signal: AbortSignal | undefined) {
  const { results } = await client.call(activeDrefsEndpoint, {
    query: { ordering: ['-created_at'], limit: LOOKED_THROUGH },
    signal,
  });
  const { title } = body as DrefValues;
  const found = results.find((row) => row.created_at >= since && row.title === title);
  return found && client.call(drefEndpoint, { path: { id: found.id }, signal });
}

/** Operational updates. */
export const updateKind = kindOf('dref-update', 'update', {
  ...neverNew,
  read: (client, id, { signal }) => client.call(drefUpdateEndpoint, { path: { id }, signal }),
  update: (client, id, body, sending) =>
    client.call(updateDrefUpdateEndpoint, {
      path: { id },
      body: versioned(body, sending),
      signal: sending.signal,
    }),
});

/** Final reports. */
export const reportKind = kindOf('dref-report', 'report', {
  ...neverNew,
  read: (client, id, { signal }) => client.call(drefReportEndpoint, { path: { id }, signal }),
  update: (client, id, body, sending) =>
    client.call(updateDrefReportEndpoint, {
      path: { id },
      body: versioned(body, sending),
      signal: sending.signal,
    }),
});
