import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './run.mjs';

/**
 * Puts the server's own sources, and the packages that it begins with, into a few files of `folder`, which lies beside the packages: to find and translate
 * hundreds of files at each start takes seconds, and what translates them stays in memory. Resolves with the file that Node runs.
 */
export const bundleServer = (folder) => bundleProgram(folder, './provider/main.ts');

/** The same for another program of `provider/` or `scripts/`. */
export async function bundleProgram(folder, program) {
  const { build, stop } = await import('esbuild');
  // The names of its files change with what is in them.
  rmSync(folder, { recursive: true, force: true });
  try {
    await build({
      absWorkingDir: ROOT,
      entryPoints: { main: program },
      outdir: folder,
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      banner: { js: REQUIRE },
      outExtension: { '.js': '.mjs' },
      logLevel: 'error',
      plugins: [packages, filesBesideSources(folder)],
    });
  } finally {
    // It would wait for more as long as the service runs.
    await stop();
  }
  return join(folder, 'main.mjs');
}

/**
 * Packages of many small files, each of which takes its time to be found, with all that they ask for. The others stay as they are:
 * databases bring files of their own.
 */
const IN_BUNDLE = /^(fastify|@fastify\/(helmet|static)|zod|drizzle-orm)(\/|$)/;
const AS_THEY_ARE = /^(@electric-sql\/pglite|pg)(\/|$)/;

/** Packages in CommonJS ask for those of Node by it. */
const REQUIRE = `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`;

const packages = {
  name: 'packages',
  setup(bundle) {
    bundle.onResolve({ filter: /^[^./#]/ }, ({ path, kind, importer }) => {
      const isAsked = IN_BUNDLE.test(path) || importer.includes('/node_modules/');
      if (kind === 'entry-point' || (isAsked && !AS_THEY_ARE.test(path))) return undefined;
      return { path, external: true };
    });
  },
};

/** What a program reads from its folders lies there still: `import.meta.url` is the address of the source. */
const filesBesideSources = (folder) => ({
  name: 'files-beside-sources',
  setup(bundle) {
    bundle.onLoad({ filter: /[/\\](provider|scripts)[/\\].*\.ts$/ }, ({ path }) => {
      const source = JSON.stringify(relative(folder, path).replaceAll('\\', '/'));
      const contents = readFileSync(path, 'utf8').replaceAll(
        'import.meta.url',
        `new URL(${source}, import.meta.url).href`,
      );
      return { contents, loader: 'ts' };
    });
  },
});
