import { COMING_BACK_MS, defineEndpoint } from '../defineEndpoint.ts';
import { missingRecord } from '../pact/interactions.ts';
import { fromState } from '../pact/stateValue.ts';
import { Email, LanguageCode, like, WebAddress } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { aRegion, REGION } from './states.ts';

/** GeoJSON, WGS 84, longitude before latitude. */
const Polygon = z.object({
  type: z.literal('Polygon'),
  coordinates: z.array(z.array(z.array(z.number()))),
});

/** Rich text (HTML, to be sanitised) under a title. */
const TitledText = z.object({
  id: z.int(),
  title: z.nullish(z.string()),
  snippet: z.nullish(z.string()),
  translation_module_original_language: LanguageCode,
});

/**
 * One region with what its tabs show; `bbox` is null where nobody drew it. Texts of the additional tab (`snippets`) are those that
 * the reader may see. Errors: `server` 404 for no such region. Source: GO API, `api_v2_region_retrieve`.
 */
export const regionEndpoint = defineEndpoint({
  title: 'a region',
  path: '/api/v2/region/{id}/',
  freshMs: COMING_BACK_MS,
  answer: z.object({
    id: z.int(),
    region_name: z.string(),
    bbox: z.nullish(Polygon),
    additional_tab_name: z.nullish(z.string()),
    national_society_count: z.int(),
    country_plan_count: z.int(),
    translation_module_original_language: z.nullish(LanguageCode),
    contacts: z.array(
      z.object({
        id: z.int(),
        ctype: z.optional(z.string()),
        name: z.string(),
        title: z.string(),
        email: Email,
      }),
    ),
    links: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        url: WebAddress,
        show_in_go: z.optional(z.boolean()),
      }),
    ),
    snippets: z.array(
      z.object({
        id: z.int(),
        snippet: z.nullish(z.string()),
        image: z.nullish(WebAddress),
        visibility: z.optional(like(z.int(), 3)),
        translation_module_original_language: LanguageCode,
      }),
    ),
    profile_snippets: z.array(TitledText),
    preparedness_snippets: z.array(TitledText),
    emergency_snippets: z.array(TitledText),
  }),
  interactions: [{ given: [aRegion], path: { id: fromState('region', REGION) } }, missingRecord('region')],
});
