import type { Client } from '#contracts/client.ts';
import { languageEndpoint } from '#contracts/language/strings.ts';
import type { Language } from '#contracts/languages.ts';
import { WORDS_PATIENCE_MS } from '#machines/constants/timings.ts';
import type { StringsByNamespace } from '#machines/language.ts';
import { loadFile } from '#src/core/loadFile.ts';
import { turnTo } from '#src/core/turnTo.ts';

interface Wanted {
  language: Language;
  namespaces: readonly string[];
}

/**
 * The words of a language as the API has them. Where it is slow, fails or has nothing for a page, those of this release, which
 * come from where the code does: a slow API makes nobody read English. The page runs in the direction of what it says.
 */
export async function loadWords(
  client: Client,
  { language, namespaces }: Wanted,
  signal: AbortSignal,
): Promise<StringsByNamespace> {
  const told = client
    .call(languageEndpoint, { path: { id: language }, query: { page_name: [...namespaces] }, signal })
    .then(({ strings }) => some(byNamespace(strings ?? [])));
  const words = await Promise.race([told, patience()]).catch(() =>
    Promise.any([told, released(language, signal)]),
  );
  const lacksNone = namespaces.every((namespace) => words[namespace]);
  // What the API has said is not kept back for what may never come.
  const ours = () => Promise.race([released(language, signal), patience()]).catch(() => ({}));
  const all = lacksNone ? words : filledIn(words, await ours());
  turnTo(language);
  return all;
}

/** By key: an API that knows nothing of a page may know another release's words of the next. */
function filledIn(words: StringsByNamespace, ours: StringsByNamespace): StringsByNamespace {
  const filled = Object.entries(ours).map(([namespace, texts]) => [
    namespace,
    { ...texts, ...words[namespace] },
  ]);
  return { ...words, ...Object.fromEntries(filled) };
}

/** What the build wrote: `scripts/lib/wordsPlugin.mjs`. */
async function released(language: Language, signal: AbortSignal): Promise<StringsByNamespace> {
  return some((await loadFile(`/words/${language}.json`, signal)) as StringsByNamespace | undefined);
}

const patience = () =>
  new Promise<never>((_, reject) => setTimeout(reject, WORDS_PATIENCE_MS, new Error('The API is slow.')));

function some(words: StringsByNamespace | undefined): StringsByNamespace {
  if (!words || Object.keys(words).length === 0) throw new Error('There are no words of these pages.');
  return words;
}

/** Strings without a value or a page are dropped. */
function byNamespace(
  strings: readonly { key: string; value: string; page_name?: string | null | undefined }[],
) {
  const grouped: Record<string, Record<string, string>> = {};
  for (const { key, value, page_name } of strings) {
    if (!page_name || !value) continue;
    grouped[page_name] = { ...grouped[page_name], [key]: value };
  }
  return grouped satisfies StringsByNamespace;
}
