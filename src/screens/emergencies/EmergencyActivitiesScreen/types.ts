import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import type { emergencyProjectsEndpoint } from '#contracts/endpoints/emergencyActivity.ts';

/** What somebody does in the emergency. */
export type Project = AnswerOf<typeof emergencyProjectsEndpoint>['results'][number];
