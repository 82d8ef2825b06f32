import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import type { emergencyEndpoint } from '#contracts/emergencies/record.ts';

export type Emergency = AnswerOf<typeof emergencyEndpoint>;
