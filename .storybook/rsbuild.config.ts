import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/** How stories are built: as the app is, without its entry and page. */
export default defineConfig({
  plugins: [pluginReact()],
  source: { define: { __APP_VERSION__: JSON.stringify('storybook') } },
  output: { polyfill: 'off', sourceMap: false },
  tools: {
    // The map's library asks for something by a name made at run time; the words would fill the screen with its source.
    rspack: { ignoreWarnings: [{ module: /maplibre-gl/ }] },
  },
});
