import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from './run.mjs';

const FOLDER = join(ROOT, 'src', 'content', 'data');
const SECTIONS = join(FOLDER, 'surgeCatalogue', 'sections');
const LANGUAGES = ['en', 'fr', 'es', 'ar'];

/**
 * A plugin of the web build that writes the content of `src/content/data` in one language a file, `static/content/health-fr.4f0c1d.json`:
 * a reader fetches none of the others (`src/content/fetchContent.ts`). As parts of the code they would all stand in the first load.
 */
export class ContentPlugin {
  revision = revisionOf(filesByLanguage());

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ContentPlugin', (compilation) => {
      compilation.contextDependencies.add(FOLDER);
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'ContentPlugin', stage }, () => {
        for (const [name, content] of filesByLanguage())
          compilation.emitAsset(
            `static/content/${name}.${this.revision}.json`,
            new sources.RawSource(JSON.stringify(content)),
          );
      });
    });
  }
}

/** One for all: the app knows them by it. */
const revisionOf = (files) =>
  createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('hex')
    .slice(0, 6);

function filesByLanguage() {
  return new Map(
    [...readContent()].flatMap(([name, content]) =>
      LANGUAGES.map((language) => [`${name}-${language}`, inLanguage(content, language)]),
    ),
  );
}

/** What is fetched in the reader's language, by its name, every text in all of them: the sections of the catalogue by their pages, the toolbox. */
export function readContent() {
  const societies = read('surgeCatalogue/societies.json');
  const sections = readdirSync(SECTIONS).map((file) => {
    const { shared = {}, pages } = read(`surgeCatalogue/sections/${file}`);
    return [basename(file, '.json'), filledIn(pages, { shared, societies })];
  });
  return new Map([...sections, ['operationalToolbox', read('operationalToolbox.json')]]);
}

const read = (file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));

/** With what is shared (`{ "$use": "key" }`, which may use others in turn) and the names of societies in their places. */
function filledIn(content, known) {
  if (typeof content !== 'object' || content === null) return content;
  if (Array.isArray(content)) return content.map((part) => filledIn(part, known));
  if ('$use' in content) return filledIn(one(known.shared, content.$use), known);
  const entries = Object.entries(content).map(([key, part]) => {
    const filled = filledIn(part, known);
    return [key, key === 'societies' ? filled.map((name) => one(known.societies, name)) : filled];
  });
  return Object.fromEntries(entries);
}

function one(known, key) {
  if (!Object.hasOwn(known, key)) throw new Error(`src/content/data: nothing is called ${key}.`);
  return known[key];
}

/** A piece of content as one reader gets it: a text in place of its translations. */
export function inLanguage(content, language) {
  if (typeof content !== 'object' || content === null) return content;
  if (Array.isArray(content)) return content.map((part) => inLanguage(part, language));
  if (typeof content.en === 'string') return content[language];
  return Object.fromEntries(Object.entries(content).map(([key, part]) => [key, inLanguage(part, language)]));
}
