import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import type { emergencyEndpoint } from '#contracts/endpoints/emergencyRecord.ts';

export type Emergency = AnswerOf<typeof emergencyEndpoint>;
