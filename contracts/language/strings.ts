import { defineEndpoint } from '../defineEndpoint.ts';
import { fromState } from '../pact/stateValue.ts';
import { commaList } from '../query.ts';
import { listOf } from '../schemas/shared.ts';
import * as z from '../zod.ts';

/**
 * The app's own strings in a language, for the pages (namespaces) asked for; not called for English. The server matches
 * pages by "contains", so other pages may come along. Errors: `server` 404 for an unknown language.
 * Source: GO API, `api_v2_language_retrieve`; specification section 7.
 */
export const languageEndpoint = defineEndpoint({
  title: 'the strings of a language',
  path: '/api/v2/language/{id}/',
  query: z.object({ page_name: z.optional(commaList(z.string())) }),
  answer: z.object({
    strings: z.nullish(
      listOf(z.object({ key: z.string(), value: z.string(), page_name: z.nullish(z.string()) })),
    ),
  }),
  interactions: [
    {
      given: [['a string exists', { language: 'fr', page_name: 'common', key: 'yes', value: 'Oui' }]],
      path: { id: 'fr' },
      query: { page_name: ['common', 'home'] },
    },
    {
      title: 'that does not exist',
      given: [['no language exists', { id: 'xx' }]],
      path: { id: fromState('id', 'xx') },
      query: { page_name: ['common'] },
      status: 404,
      extension: 'strictness',
    },
  ],
});
