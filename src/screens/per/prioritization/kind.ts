import { perPrioritizationEndpoint } from '#contracts/per/results.ts';
import { type PerPrioritizationChangeBody, updatePerPrioritizationEndpoint } from '#contracts/per/steps.ts';
import type { RecordKind } from '#src/forms/kind.ts';
import { bodyOf, type Prioritization, type PrioritizationValues, valuesOf } from './values.ts';

/** Prioritizations. */
export const prioritizationKind: RecordKind<
  PrioritizationValues,
  Prioritization,
  PerPrioritizationChangeBody
> = {
  name: 'per-prioritization',
  bodyOf,
  valuesOf,
  idOf: ({ id }) => id,
  versionOf: ({ modified_at }) => modified_at ?? undefined,
  titleOf: () => '',
  read: (client, id, { signal }) => client.call(perPrioritizationEndpoint, { path: { id }, signal }),
  update: (client, id, body, { headers, signal }) =>
    client.call(updatePerPrioritizationEndpoint, { path: { id }, body, headers, signal }),
  create: () => Promise.reject(new Error('The server makes it when the assessment is submitted.')),
  findWritten: () => Promise.resolve(undefined),
};
