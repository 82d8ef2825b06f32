import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import type { localUnitsEndpoint, publicLocalUnitsEndpoint } from '#contracts/localUnits/list.ts';
import type { localUnitEndpoint, publicLocalUnitEndpoint } from '#contracts/localUnits/record.ts';

export type LocalUnit = AnswerOf<typeof localUnitEndpoint>;
/** As visitors and guests read it. */
export type PublicLocalUnit = AnswerOf<typeof publicLocalUnitEndpoint>;
export type LocalUnitRow = AnswerOf<typeof localUnitsEndpoint>['results'][number];
export type PublicLocalUnitRow = AnswerOf<typeof publicLocalUnitsEndpoint>['results'][number];
