import type { Client } from '#contracts/client.ts';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { perAssessmentEndpoint } from '#contracts/per/results.ts';
import { updatePerAssessmentEndpoint } from '#contracts/per/steps.ts';
import type { RecordKind } from '#src/forms/kind.ts';
import { contentOf, mergedWith } from './merge.ts';
import { type AssessmentBody, type AssessmentValues, bodyOf, drafted, valuesOf } from './values.ts';

export type Assessment = AnswerOf<typeof perAssessmentEndpoint>;

const read = (client: Client, id: number, signal?: AbortSignal) =>
  client.call(perAssessmentEndpoint, { path: { id }, signal });

/** Assessments: several people write in one at once, each in the areas that they know. */
export const assessmentKind: RecordKind<AssessmentValues, Assessment, AssessmentBody> = {
  name: 'per-assessment',
  bodyOf,
  valuesOf,
  drafted,
  idOf: ({ id }) => id,
  // Where the API tells when areas were saved, that; elsewhere what is in them.
  versionOf: (record) =>
    [
      ...(record.area_responses ?? []).map(({ area, modified_at }) => `${area} ${modified_at ?? ''}`).sort(),
      contentOf(valuesOf(record)),
    ].join(),
  titleOf: () => '',
  merge(values, theirs) {
    const { mine, theirs: both, conflicts } = mergedWith(values, valuesOf(theirs));
    return { mine, theirs: both, hasConflicts: conflicts.length > 0 };
  },
  read: (client, id, { signal }) => read(client, id, signal),
  update: (client, id, body, { signal }) =>
    client.call(updatePerAssessmentEndpoint, { path: { id }, body, signal }),
  create: () => Promise.reject(new Error('The server makes it when the process is set up.')),
  findWritten: () => Promise.resolve(undefined),
};
