import type { emergencyProjectsEndpoint } from '#contracts/activities/list.ts';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';

/** What somebody does in the emergency. */
export type Project = AnswerOf<typeof emergencyProjectsEndpoint>['results'][number];
