import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from 'storybook-react-rsbuild';

/** What the path tests of the machines reached; `npm test` writes it. */
const coverage = fileURLToPath(new URL('../.cache/machine-coverage', import.meta.url));

/** Built by the tests, which want no tools beside the stories (`scripts/lib/build.mjs`). */
const isForTests = process.argv.includes('--test');

/** Stories of the components and of the machines, built from what is here: nothing is fetched, nothing is told to anyone. */
const config: StorybookConfig = {
  stories: ['../stories/**/*.stories.tsx'],
  framework: {
    name: 'storybook-react-rsbuild',
    options: { builder: { rsbuildConfigPath: './.storybook/rsbuild.config.ts' } },
  },
  addons: ['@storybook/addon-a11y'],
  staticDirs: existsSync(coverage) ? [coverage] : [],
  // What `npm test` builds leaves out what only readers want, but not the types of props: the controls come from them.
  build: { test: { disableDocgen: false } },
  // What draws round parts of a story at the request of a reader looks for them at each change of the page.
  ...(isForTests && { features: { backgrounds: false, highlight: false, measure: false, outline: false } }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { check: false, reactDocgen: 'react-docgen' },
};

export default config;
