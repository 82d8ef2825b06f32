import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import type { emergenciesEndpoint } from '#contracts/emergencies/list.ts';

export type Emergencies = AnswerOf<typeof emergenciesEndpoint>;
export type Emergency = Emergencies['results'][number];
