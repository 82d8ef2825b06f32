import type { emergencyProjectsEndpoint } from '#contracts/activities/list.ts';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';

/** What somebody does in the emergency. */
export type Project = AnswerOf<typeof emergencyProjectsEndpoint>['results'][number];

/** A country where something is done. */
export interface Place {
  id: number;
  iso3?: string | null | undefined;
}
