import { fileURLToPath } from 'node:url';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { commit } from '../scripts/contracts/commit.ts';

const drivenActors = fileURLToPath(new URL('../stories/explorer/stages/drivenActors.tsx', import.meta.url));

const notesLoader = fileURLToPath(new URL('./notesLoader.mjs', import.meta.url));

/** How stories are built: as the app is, without its entry and page. */
export default defineConfig({
  plugins: [pluginReact()],
  source: { define: { __COMMIT__: JSON.stringify(commit()) } },
  output: { polyfill: 'off', sourceMap: false },
  tools: {
    rspack: {
      // The map's library asks for something by a name made at run time; the words would fill the screen with its source.
      ignoreWarnings: [{ module: /maplibre-gl/ }],
      module: {
        rules: [
          // Components of the app start their actors through this, so that an explorer can hand them its own.
          { test: /[\\/]src[\\/].*\.tsx?$/, resolve: { alias: { '@xstate/react$': drivenActors } } },
          { test: /\.stories\.tsx$/, enforce: 'pre', loader: notesLoader },
          // A storybook takes every such file for a part of its bundles, also one that is asked for by its address.
          { test: /maplibre-gl-worker\.mjs$/, dependency: 'url', type: 'asset/resource' },
        ],
      },
    },
  },
});
