import { listEndpoint } from '../listEndpoint.ts';
import { fromState } from '../pact/stateValue.ts';
import { integer } from '../query.ts';
import { LanguageCode, like } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { REGION } from './states.ts';

/**
 * Figures that editors put on the additional tab of regions, those that the reader may see. `figure` is text, such as "1,234".
 * Source: GO API, `api_v2_region_key_figure_list`.
 */
export const regionKeyFiguresEndpoint = listEndpoint({
  title: 'the key figures of regions',
  path: '/api/v2/region_key_figure/',
  filters: { region: z.optional(integer()) },
  row: z.object({
    id: z.int(),
    region: z.int(),
    figure: like(z.string(), '1,234'),
    deck: z.nullish(z.string()),
    source: z.string(),
    translation_module_original_language: LanguageCode,
  }),
  promises: {
    record: 'key figure of a region',
    given: [['a region has a key figure', { region: REGION }]],
    query: { region: fromState('region', REGION), limit: 20 },
    searchedBy: 'search',
  },
});
