import type { Client } from '#contracts/client.ts';
import { STRINGS_PER_CALL, updateStringsEndpoint } from '#contracts/language/translation.ts';
import type { Language } from '#contracts/languages.ts';
import type { Row } from './exchange.ts';

/** What an API said of the strings of one language. */
export interface Pushed {
  language: Language;
  added: number;
  changed: number;
}

/** Sets every translation of a language at a GO API, some at a time. Rejects with the API's refusal. */
export async function pushStrings(
  client: Client,
  language: Language,
  rows: readonly Row[],
  perCall: number = STRINGS_PER_CALL,
): Promise<Pushed> {
  const actions = rows.flatMap(({ namespace, key, texts }) => {
    const value = texts[language];
    return value ? [{ action: 'set' as const, page_name: namespace, key, value }] : [];
  });
  const pushed = { language, added: 0, changed: 0 };
  for (let from = 0; from < actions.length; from += perCall) {
    const answer = await client.call(updateStringsEndpoint, {
      path: { id: language },
      body: { actions: actions.slice(from, from + perCall) },
    });
    pushed.added += answer.new_strings?.length ?? 0;
    pushed.changed += answer.updated_strings?.length ?? 0;
  }
  return pushed;
}
