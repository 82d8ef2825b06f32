import { fileURLToPath } from 'node:url';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { version } from './package.json';

/** One build serves every environment: what differs between them is read from `/config.json` at run time. */
export default defineConfig({
  plugins: [pluginReact()],
  html: { template: './src/index.html' },
  source: { entry: { index: './src/index.tsx' }, define: { __APP_VERSION__: JSON.stringify(version) } },
  output: {
    distPath: { root: 'dist' },
    // The first load lists every file with its hash: each letter counts a hundred times.
    filenameHash: 'contenthash:6',
    // The same holds for each class that a part of the page names.
    cssModules: { localIdentName: '[local]-[hash:base64:4]' },
    sourceMap: { js: 'source-map' },
    polyfill: 'off',
  },
  server: { printUrls: false },
  resolve: {
    alias: {
      // React has had it of its own since 18: nothing to stand in for.
      'use-sync-external-store/shim$': 'react',
      // The router's own exports know but its development build, with the warnings of that.
      ...(process.env.NODE_ENV === 'production' && {
        'react-router$': routerFile('index.mjs'),
        'react-router/dom$': routerFile('dom-export.mjs'),
      }),
    },
  },
  tools: {
    // Mends what a browser gets wrong by as little code as that takes, rather than rewriting every parameter.
    swc: { env: { bugfixes: true } },
    rspack: {
      // Short hashes are numbers that stand in code, too: to exchange them in what is minified already breaks it.
      optimization: { realContentHash: false },
      module: {
        rules: [
          // Imports the address of a worker that only who configures one needs; the warning would print the whole library.
          { test: /maplibre-gl/, parser: { exprContextCritical: false } },
          {
            test: /contracts[\\/](?!documents|.*[\\/]schemas\.ts)[a-zA-Z]+[\\/].*\.ts$/,
            // Nothing happens in them: states of the pact that nobody reads then are left out as well.
            sideEffects: false,
            enforce: 'pre',
            loader: fileURLToPath(new URL('./scripts/lib/dropInteractions.mjs', import.meta.url)),
          },
          {
            test: /src[\\/].*[\\/]strings\.ts$/,
            enforce: 'pre',
            loader: fileURLToPath(new URL('./scripts/lib/inlineShared.mjs', import.meta.url)),
          },
          {
            test: /src[\\/]app[\\/]screens[\\/].*\.ts$/,
            enforce: 'pre',
            loader: fileURLToPath(new URL('./scripts/lib/screenStrings.mjs', import.meta.url)),
          },
        ],
      },
    },
  },
});

function routerFile(name: string) {
  return fileURLToPath(new URL(`./node_modules/react-router/dist/production/${name}`, import.meta.url));
}
