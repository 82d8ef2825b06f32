import { perWorkPlanEndpoint } from '#contracts/per/results.ts';
import { type PerWorkPlanChangeBody, updatePerWorkPlanEndpoint } from '#contracts/per/steps.ts';
import type { RecordKind } from '#src/forms/kind.ts';
import { bodyOf, valuesOf, type WorkPlan, type WorkPlanValues } from './values.ts';

/** Work plans. */
export const workPlanKind: RecordKind<WorkPlanValues, WorkPlan, PerWorkPlanChangeBody> = {
  name: 'per-work-plan',
  bodyOf,
  valuesOf,
  idOf: ({ id }) => id,
  versionOf: ({ modified_at }) => modified_at ?? undefined,
  titleOf: () => '',
  read: (client, id, { signal }) => client.call(perWorkPlanEndpoint, { path: { id }, signal }),
  update: (client, id, body, { headers, signal }) =>
    client.call(updatePerWorkPlanEndpoint, { path: { id }, body, headers, signal }),
  create: () => Promise.reject(new Error('The server makes it when the prioritization is decided.')),
  findWritten: () => Promise.resolve(undefined),
};
