import type { emergencyProjectEndpoint } from '#contracts/activities/record.ts';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';

/** What somebody does in an emergency, whole. */
export type Project = AnswerOf<typeof emergencyProjectEndpoint>;
/** One thing done. */
export type Activity = Project['activities'][number];
