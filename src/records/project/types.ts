import type { AnswerOf, BodyOf } from '#contracts/defineEndpoint.ts';
import type { createProjectEndpoint, projectEndpoint } from '#contracts/projects/record.ts';

export type Project = AnswerOf<typeof projectEndpoint>;
export type ProjectBody = BodyOf<typeof createProjectEndpoint>;
