import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

/** Beside the built app: each build has its own. */
const PARTS_FILE = 'parts.json';

/**
 * A plugin of the web build that writes which files each part of the code is made of that is fetched by its name, such as
 * `import('#src/screens/home/HomeScreen/index.tsx')`: what a page fetches is known before anybody opens it.
 */
export class PartsPlugin {
  apply(compiler) {
    // What runs in development is in no folder.
    if (compiler.options.mode !== 'production') return;
    compiler.hooks.afterEmit.tap('PartsPlugin', ({ chunkGroups }) => {
      const parts = {};
      for (const group of chunkGroups) {
        const files = group.getFiles().filter((file) => /\.(js|css)$/.test(file));
        for (const { request } of group.origins)
          if (/^(#src\/|\.\/screens\/index\.ts$)/.test(request ?? ''))
            parts[request] = files.map((file) => `/${file}`);
        if (group.isInitial()) parts.first = files.map((file) => `/${file}`);
      }
      writeFileSync(join(compiler.outputPath, PARTS_FILE), JSON.stringify(parts));
    });
  }
}

/** The files of each part of the built app, by what it is imported as; `first` are those that every page begins with. */
export function readParts() {
  const file = join(ROOT, 'dist', PARTS_FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
