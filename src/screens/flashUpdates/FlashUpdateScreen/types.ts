import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import type { flashUpdateEndpoint } from '#contracts/flashUpdates/record.ts';
import type { flashSharesEndpoint } from '#contracts/flashUpdates/share.ts';

export type FlashUpdate = AnswerOf<typeof flashUpdateEndpoint>;
export type FlashFile = NonNullable<FlashUpdate['map_files']>[number];
export type FlashShare = AnswerOf<typeof flashSharesEndpoint>[number];
