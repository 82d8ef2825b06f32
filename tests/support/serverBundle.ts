import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rsbuild/core';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Puts the server's own sources into one file, for the tests that start it as a process dozens of times: to find and
 * translate hundreds of files takes longer each time than what the server then does. Resolves with what Node is to run.
 */
export async function bundleServer(name: string): Promise<{ file: string; remove: () => void }> {
  // Beside the packages, which it loads from there.
  const folder = join(ROOT, 'node_modules', '.cache', 'go-server', `${name}-${process.pid}`);
  const compiler = rspack({
    mode: 'none',
    target: 'node20',
    context: ROOT,
    entry: { main: './provider/main.ts' },
    output: { path: folder, filename: '[name].mjs', module: true, library: { type: 'module' }, clean: true },
    externalsType: 'module-import',
    externals: [({ request }, done) => (/^[\w@]/.test(request ?? '') ? done(undefined, request) : done())],
    module: {
      // Files that it reads lie beside its sources still.
      parser: { javascript: { url: false } },
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
      ],
    },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString({ colors: false })));
      else compiler.close((cause) => (cause ? reject(cause) : resolve()));
    });
  });
  return { file: join(folder, 'main.mjs'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}
