import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import type { emergencyProjectEndpoint } from '#contracts/endpoints/activityForm.ts';

/** What somebody does in an emergency, whole. */
export type Project = AnswerOf<typeof emergencyProjectEndpoint>;
/** One thing done. */
export type Activity = Project['activities'][number];
