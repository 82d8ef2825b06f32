import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './run.mjs';

/**
 * Puts the server's own sources into a few files of `folder`, which lies beside the packages: to find and translate
 * hundreds of files at each start takes seconds, and what translates them stays in memory. Resolves with the file that Node runs.
 */
export async function bundleServer(folder) {
  const { build, stop } = await import('esbuild');
  try {
    await build({
      absWorkingDir: ROOT,
      entryPoints: { main: './provider/main.ts' },
      outdir: folder,
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      packages: 'external',
      outExtension: { '.js': '.mjs' },
      logLevel: 'error',
      plugins: [filesBesideSources(folder)],
    });
  } finally {
    // It would wait for more as long as the service runs.
    await stop();
  }
  return join(folder, 'main.mjs');
}

/** What the server reads from its folders lies there still: `import.meta.url` is the address of the source. */
const filesBesideSources = (folder) => ({
  name: 'files-beside-sources',
  setup(bundle) {
    bundle.onLoad({ filter: /[/\\]provider[/\\].*\.ts$/ }, ({ path }) => {
      const source = JSON.stringify(relative(folder, path).replaceAll('\\', '/'));
      const contents = readFileSync(path, 'utf8').replaceAll(
        'import.meta.url',
        `new URL(${source}, import.meta.url).href`,
      );
      return { contents, loader: 'ts' };
    });
  },
});
