import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/** How stories are built: as the app is, without its entry and page. */
export default defineConfig({
  plugins: [pluginReact()],
  source: { define: { __APP_VERSION__: JSON.stringify('storybook') } },
  output: { polyfill: 'off', sourceMap: false },
});
