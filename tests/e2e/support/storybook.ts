import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { test as base, expect } from '@playwright/test';
import Fastify from 'fastify';
import { openStoryPage, type StoryPage, type StoryPageOptions } from './storyPage.ts';

const BUILT = fileURLToPath(new URL('../../../dist-storybook/', import.meta.url));

/** A story as the built storybook lists it. */
export interface StoryEntry {
  id: string;
  name: string;
  type: string;
  importPath: string;
  tags: string[];
}

interface Storybook {
  url: string;
  stories: readonly StoryEntry[];
  /** The page that all tests of a worker share which ask for the same. */
  open(options: StoryPageOptions): Promise<StoryPage>;
}

interface Fixtures extends StoryPageOptions {
  /** The page of the test's options, with the story that the last test has left. */
  storyPage: StoryPage;
}

/** The built storybook, served to one worker for all its tests; `test.use` sets how its stories are looked at. */
export const test = base.extend<Fixtures, { storybook: Storybook }>({
  language: ['en', { option: true }],
  isLookedAtByAxe: [false, { option: true }],
  hasClock: [false, { option: true }],
  storyPage: async ({ storybook, language, isLookedAtByAxe, hasClock }, use) => {
    await use(await storybook.open({ language, isLookedAtByAxe, hasClock }));
  },
  storybook: [
    async ({ browser }, use) => {
      const server = Fastify();
      await server.register(fastifyStatic, { root: BUILT });
      await server.listen({ port: 0, host: '127.0.0.1' });
      const url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
      const pages = new Map<string, Promise<StoryPage>>();
      await use({
        url,
        stories: readIndex(),
        open(options) {
          const key = JSON.stringify(options);
          const opened = pages.get(key) ?? openStoryPage(browser, url, options);
          pages.set(key, opened);
          return opened;
        },
      });
      for (const opened of pages.values()) await (await opened).close();
      await server.close();
    },
    { scope: 'worker' },
  ],
});

export { expect };

function readIndex(): StoryEntry[] {
  const { entries } = JSON.parse(readFileSync(`${BUILT}index.json`, 'utf8')) as {
    entries: Record<string, StoryEntry>;
  };
  return Object.values(entries).filter(({ type }) => type === 'story');
}
