import { buildStorybook, ensureStorybook } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';

/** `npm run build:storybook`: the static storybook in dist-storybook/, to be served from any folder. `--if-changed`: unless it is fresh. */
await ensureInstalled();
await (process.argv.includes('--if-changed') ? ensureStorybook() : buildStorybook());
