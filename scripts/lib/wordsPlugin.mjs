import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

const FOLDER = join(ROOT, 'provider', 'seed', 'strings');

/**
 * A plugin of the web build that writes the translations of this release beside the app, `words/fr.json` and so on: what an API
 * that is slow or has none does not tell (`src/app/words.ts`).
 */
export class WordsPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('WordsPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'WordsPlugin', stage }, () => {
        for (const [language, words] of Object.entries(wordsByLanguage()))
          compilation.emitAsset(`words/${language}.json`, new sources.RawSource(JSON.stringify(words)));
      });
    });
  }
}

/** As the app keeps them: by language, namespace and key. */
function wordsByLanguage() {
  const words = {};
  for (const file of readdirSync(FOLDER)) {
    const namespace = file.replace('.json', '');
    for (const [key, texts] of Object.entries(JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))))
      for (const [language, text] of Object.entries(texts)) {
        words[language] ??= {};
        words[language][namespace] ??= {};
        words[language][namespace][key] = text;
      }
  }
  return words;
}
