import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import type { primarySectorsEndpoint } from '#contracts/reference/lists.ts';

/** Sectors as forms offer them. Deprecated ones stand in older records, which keep them: they are `isFormer`. */
export const namedSectors = (sectors: AnswerOf<typeof primarySectorsEndpoint> | undefined) =>
  sectors?.map(({ key, label, is_deprecated }) => ({ id: key, name: label, isFormer: is_deprecated }));
