import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { test as base, expect, type Page } from '@playwright/test';
import Fastify from 'fastify';

const BUILT = fileURLToPath(new URL('../../../dist-storybook/', import.meta.url));

/** A story as the built storybook lists it. */
export interface StoryEntry {
  id: string;
  name: string;
  type: string;
  importPath: string;
  tags: string[];
}

/** How a story is looked at, by its address and the width of the window. */
export interface Look {
  language: string;
  width: number;
}

interface Shown {
  /** What went wrong in it, in words. */
  problems: string[];
}

interface Storybook {
  url: string;
  stories: readonly StoryEntry[];
  /** Shows a story in a page that all stories of this look share, and waits until its play function and axe are through. */
  show(story: StoryEntry, look: Look): Promise<Shown>;
}

/** The built storybook, served to one worker for all its tests. */
export const test = base.extend<object, { storybook: Storybook }>({
  storybook: [
    async ({ browser }, use) => {
      const server = Fastify();
      await server.register(fastifyStatic, { root: BUILT });
      await server.listen({ port: 0, host: '127.0.0.1' });
      const url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
      const pages = new Map<string, Promise<WatchedPage>>();
      await use({
        url,
        stories: readIndex(),
        async show(story, look) {
          const key = JSON.stringify(look);
          const opened =
            pages.get(key) ?? open(() => browser.newPage({ reducedMotion: 'reduce' }), url, look);
          pages.set(key, opened);
          const { page, complaints } = await opened;
          complaints.length = 0;
          const problems = await runStory(page, story.id);
          return { problems: [...problems, ...complaints] };
        },
      });
      for (const opened of pages.values()) await (await opened).page.close();
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

interface WatchedPage {
  page: Page;
  /** What the browser said of the story on show. */
  complaints: string[];
}

async function open(
  newPage: () => Promise<Page>,
  url: string,
  { language, width }: Look,
): Promise<WatchedPage> {
  const page = await newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`page error: ${error}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const asked = request.url();
    if (/^https?:/.test(asked) && !asked.startsWith(url)) complaints.push(`asked elsewhere: ${asked}`);
  });
  await page.setViewportSize({ width, height: 768 });
  await page.goto(`${url}/iframe.html?viewMode=story&globals=language:${language}`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  await page.evaluate(() =>
    (
      window as unknown as { __STORYBOOK_PREVIEW__: { ready(): Promise<void> } }
    ).__STORYBOOK_PREVIEW__.ready(),
  );
  complaints.length = 0;
  return { page, complaints };
}

/** Asks the storybook in the page for a story, by the messages that its own frame would send. */
function runStory(page: Page, id: string): Promise<string[]> {
  return page.evaluate(
    (storyId) =>
      new Promise<string[]>((resolve) => {
        interface Finding {
          id: string;
          nodes: { target: string[]; failureSummary?: string }[];
        }
        interface Finished {
          storyId: string;
          status: string;
          reporters: { status: string; result?: { violations?: Finding[]; error?: unknown } }[];
        }
        type Listener = (payload: never) => void;
        const channel = (
          window as unknown as {
            __STORYBOOK_ADDONS_CHANNEL__: Record<
              'on' | 'off',
              (event: string, listener: Listener) => void
            > & {
              emit(event: string, payload: unknown): void;
            };
          }
        ).__STORYBOOK_ADDONS_CHANNEL__;
        const problems: string[] = [];
        const fail = (error: { message?: string; description?: string }) => {
          problems.push(String(error.message ?? error.description ?? JSON.stringify(error)));
        };
        const giveUp = (error: { message?: string }) => {
          fail(error);
          end();
        };
        const finished = ({ storyId: shown, status, reporters }: Finished) => {
          if (shown !== storyId) return;
          for (const { status: reported, result } of reporters) {
            if (reported !== 'failed') continue;
            if (result?.error) problems.push(`axe: ${result.error}`);
            for (const { id: rule, nodes } of result?.violations ?? [])
              problems.push(`axe: ${rule} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
          }
          if (status !== 'success' && problems.length === 0)
            problems.push('The story failed without a word.');
          end();
        };
        const listeners: [string, Listener][] = [
          ['playFunctionThrewException', fail],
          ['unhandledErrorsWhilePlaying', (errors: { message?: string }[]) => errors.forEach(fail)],
          ['storyThrewException', giveUp],
          ['storyErrored', giveUp],
          ['storyMissing', () => giveUp({ message: 'There is no such story.' })],
          ['storyFinished', finished],
        ];
        const end = () => {
          for (const [event, listener] of listeners) channel.off(event, listener);
          resolve(problems);
        };
        for (const [event, listener] of listeners) channel.on(event, listener);
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    id,
  );
}
