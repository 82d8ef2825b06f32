import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

const FOLDER = join(ROOT, 'src', 'content', 'data');
const SECTIONS = join(FOLDER, 'surgeCatalogue', 'sections');
const LANGUAGES = ['en', 'fr', 'es', 'ar'];

/**
 * A plugin of the web build that writes the content of `src/content/data` in one language a file, `static/content/health-fr.4f0c1d.json`:
 * a reader fetches none of the others (`src/content/fetchContent.ts`). As parts of the code they would all stand in the first load.
 */
export class ContentPlugin {
  /** What the app knows of it by name (`src/content/revision.d.ts`). */
  define = {
    __CONTENT_REVISION__: JSON.stringify(revisionOf(filesByLanguage())),
    __CONTENT_NAMES__: JSON.stringify([...readContent().keys()]),
  };

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const revision = JSON.parse(this.define.__CONTENT_REVISION__);
    compiler.hooks.thisCompilation.tap('ContentPlugin', (compilation) => {
      compilation.contextDependencies.add(FOLDER);
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'ContentPlugin', stage }, () => {
        for (const [name, content] of filesByLanguage())
          compilation.emitAsset(
            `static/content/${name}.${revision}.json`,
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

/**
 * What is fetched in the reader's language, by its name, every text in all of them: the pages of the catalogue, those whose addresses
 * begin alike together, by their paths, and the toolbox.
 */
export function readContent() {
  const societies = read('surgeCatalogue/societies.json');
  const content = new Map([['operationalToolbox', read('operationalToolbox.json')]]);
  for (const file of readdirSync(SECTIONS)) {
    const { shared = {}, pages } = read(`surgeCatalogue/sections/${file}`);
    for (const [path, page] of Object.entries(filledIn(pages, { shared, societies }))) {
      // As the app finds it: `src/content/address.ts`.
      const [name] = path.split('/', 1);
      content.set(name, { ...content.get(name), [path]: page });
    }
  }
  return content;
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
