import { buildStorybook } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';

/** `npm run build:storybook`: the static storybook in dist-storybook/, to be served from any folder. */
await ensureInstalled();
await buildStorybook();
