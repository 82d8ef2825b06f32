import { fileURLToPath } from 'node:url';
import { defineConfig, type HtmlBasicTag } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { classNameOf } from './scripts/lib/classNames.mjs';
import { CompiledAhead } from './scripts/lib/compiledAhead.mjs';
import { ContentPlugin } from './scripts/lib/contentPlugin.mjs';
import { ForgottenFactories } from './scripts/lib/forgottenFactories.mjs';
import { pageHead } from './scripts/lib/pageHead.mjs';
import { PartsPlugin } from './scripts/lib/partsPlugin.mjs';
import { WordsPlugin } from './scripts/lib/wordsPlugin.mjs';

const content = new ContentPlugin();

/** One build serves every environment: what differs between them is read from `/config.json` at run time. */
export default defineConfig({
  plugins: [pluginReact()],
  html: {
    template: './src/index.html',
    tags: [
      ...pageHead(content.define),
      // Behind what is painted at once, which has its style in the page: nobody waits for all styles to see that the app is coming.
      (tags) => [
        ...tags.filter((tag) => !isStylesheet(tag)),
        ...tags.filter(isStylesheet).map((tag) => ({ ...tag, head: false, append: true })),
      ],
    ],
  },
  source: {
    entry: { index: './src/index.tsx' },
    define: content.define,
  },
  performance: {
    // Text that shows before its font would move when that comes.
    preload: { type: 'all-assets', include: [/source-sans-3-latin-wght-normal/] },
  },
  output: {
    distPath: { root: 'dist' },
    // The first load lists every file with its hash: each letter counts a hundred times.
    filenameHash: 'contenthash:6',
    sourceMap: { js: 'source-map' },
    polyfill: 'off',
    minify: { jsOptions: { minimizerOptions: { ecma: 2022, compress: { passes: 3 } } } },
    // A file a country, fetched by its name: as parts of the code they would all stand in the first load. What lies in
    // `static/` is kept for good on devices: other borders need another number, here and in `provinces.ts` or `landAround.ts`.
    copy: [
      { from: './src/components/WorldMap/provinces/*.json', to: 'static/provinces-1/[name][ext]' },
      { from: './src/components/WorldMap/landAround/*.json', to: 'static/land-1/[name][ext]' },
    ],
  },
  server: { printUrls: false },
  resolve: {
    alias: {
      // With these the sanitiser's libraries would read styles, which `src/domain/sanitise.ts` leaves to the browser, feeds and dates.
      postcss$: false,
      domutils$: false,
      dayjs$: false,
      // React has had it of its own since 18: nothing to stand in for.
      'use-sync-external-store/shim$': 'react',
      // The exports of React Router know but its development build, with the warnings of that.
      ...(process.env.NODE_ENV === 'production' && {
        'react-router$': fileURLToPath(
          new URL('./node_modules/react-router/dist/production/index.mjs', import.meta.url),
        ),
      }),
    },
  },
  tools: {
    cssLoader: (options) => ({
      ...options,
      modules: { ...(options.modules as object), getLocalIdent: classNameOf },
    }),
    // Mends what a browser gets wrong by as little code as that takes, rather than rewriting every parameter.
    swc: { env: { bugfixes: true } },
    rspack: {
      plugins: [
        new PartsPlugin(),
        new WordsPlugin(),
        content,
        new ForgottenFactories(),
        // A form is all of it at work at once.
        new CompiledAhead(/src[\\/]forms[\\/]|[\\/]\w+FormScreen[\\/](?!requests\.ts)/),
      ],
      // As `src/beforeApp/parts.ts` knows it.
      output: { chunkLoadingGlobal: 'parts' },
      // Short hashes are numbers that stand in code, too: to exchange them in what is minified already breaks it.
      optimization: {
        realContentHash: false,
        mangleExports: 'size',
        splitChunks: {
          // In bytes of source. Smaller parts cost a page more than they spare the next one: what stands in one file is packed better.
          minSize: 45_000,
          cacheGroups: {
            // What the home page asks for ahead of its screen is part of the screen too: it shall not come twice.
            home: {
              test: /contracts[\\/](emergencies[\\/](list|schemas|appealTotals)|listEndpoint)\.ts$|(HomeScreen|records[\\/]operations)[\\/]requests\.ts$/,
              name: 'h',
              chunks: 'async',
              enforce: true,
            },
            // The same of the overview of emergencies.
            overview: {
              test: /contracts[\\/](emergencies[\\/]figures|fieldReports[\\/]list)\.ts$|(EmergencyTable|fieldReportList)[\\/]columns\.tsx?$|EmergencyTable[\\/]strings\.ts$|EmergencyOverviewScreen[\\/](lists|requests)\.ts$/,
              name: 'o',
              chunks: 'async',
              enforce: true,
            },
            // What almost every list, filter and prefetch has in common would stand in each of their files again.
            lists: {
              test: /src[\\/](lists[\\/](strings|useList|useListState|listPlace|wordsOf|filter|choices)|choices[\\/](places|enumerations|options)|domain[\\/]listAddress)\.tsx?$|machines[\\/]listState\.ts$/,
              name: 'l',
              chunks: 'async',
              enforce: true,
            },
            reference: {
              test: /contracts[\\/]reference[\\/]lists\.ts$/,
              name: 'r',
              chunks: 'async',
              enforce: true,
            },
            // The same of areas whose calls are asked for ahead of their screens.
            learning: {
              test: /contracts[\\/]operationalLearning[\\/]|records[\\/]learning[\\/](strings|filters|requests)\.ts$/,
              name: 'e',
              chunks: 'async',
              enforce: true,
            },
            preparedness: {
              test: /screens[\\/]preparedness[\\/](strings|requests)\.ts$|contracts[\\/]per[\\/]statistics\.ts$/,
              name: 'p',
              chunks: 'async',
              enforce: true,
            },
            seasons: {
              test: /contracts[\\/]risk[\\/](seasonal|shared)\.ts$/,
              name: 's',
              chunks: 'async',
              enforce: true,
            },
          },
        },
      },
      module: {
        rules: [
          // Imports the address of a worker that only who configures one needs; the warning would print the whole library.
          { test: /maplibre-gl/, parser: { exprContextCritical: false } },
          {
            test: /world-atlas[\\/]countries-110m\.json$/,
            type: 'asset/resource',
            loader: loaderFile('coarseAtlas.mjs'),
          },
          { test: /react-router[\\/]dist[\\/]production[\\/]/, loader: loaderFile('pureRouter.mjs') },
          {
            test: /contracts[\\/]([a-zA-Z]+Endpoints?|(?!documents|.*[\\/]schemas\.ts)[a-zA-Z]+[\\/].*)\.ts$/,
            // Nothing happens in them: states of the pact that nobody reads then are left out as well.
            sideEffects: false,
            enforce: 'pre',
            loader: loaderFile('dropInteractions.mjs'),
          },
          // Schemas stay in one piece: only what is left out of them is the same.
          {
            test: /contracts[\\/].*[\\/]schemas\.ts$/,
            enforce: 'pre',
            loader: loaderFile('dropInteractions.mjs'),
          },
          { test: /machines[\\/].*\.ts$/, enforce: 'pre', loader: loaderFile('dropTypes.mjs') },
          {
            test: /src[\\/].*[\\/]strings\.ts$/,
            enforce: 'pre',
            loader: loaderFile('inlineShared.mjs'),
          },
          {
            test: /src[\\/]app[\\/]screens[\\/].*\.ts$/,
            enforce: 'pre',
            loader: loaderFile('screenStrings.mjs'),
          },
        ],
      },
    },
  },
});

function isStylesheet({ attrs }: HtmlBasicTag) {
  return attrs?.rel === 'stylesheet';
}

function loaderFile(name: string) {
  return fileURLToPath(new URL(`./scripts/lib/${name}`, import.meta.url));
}
