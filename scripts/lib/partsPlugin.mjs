import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './run.mjs';

/** Beside the built app: each build has its own. */
const PARTS_FILE = 'parts.json';

/**
 * A plugin of the web build that writes which files each part of the code is made of that is fetched by its name, such as
 * `import('#src/screens/home/HomeScreen/index.tsx')`: what a page fetches is known before anybody opens it.
 */
export class PartsPlugin {
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('PartsPlugin', async ({ chunkGroups }) => {
      const parts = {};
      for (const group of chunkGroups) {
        const files = group.getFiles().filter((file) => /\.(js|css)$/.test(file));
        for (const { request } of group.origins)
          if (/^(#src\/|\.\/\w+\.ts$)/.test(request ?? '')) parts[request] = files.map((file) => `/${file}`);
        if (group.isInitial()) parts.first = files.map((file) => `/${file}`);
      }
      // Where the build itself writes to: what runs in development is in no folder, and is not to change that of readers.
      const files = compiler.outputFileSystem;
      await promisify(files.writeFile.bind(files))(
        join(compiler.outputPath, PARTS_FILE),
        JSON.stringify(parts),
      );
    });
  }
}

/** The files of each part of the built app, by what it is imported as; `first` are those that every page begins with. */
export function readParts() {
  const file = join(ROOT, 'dist', PARTS_FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
