import type { Browser, Page } from '@playwright/test';

/** What a page of stories is opened for; all stories shown in it share that. */
export interface StoryPageOptions {
  language: string;
  /** Axe looks at each story once it has played. */
  isLookedAtByAxe: boolean;
  /** Time passes as the test says. */
  hasClock: boolean;
}

/** A page of the built storybook, in which one story follows the other: loading it takes longer than most stories do. */
export interface StoryPage {
  page: Page;
  /** Mounts a story anew, and waits until its play function and axe are through; gives what went wrong, in words. */
  show(storyId: string, width?: number): Promise<string[]>;
  close(): Promise<void>;
}

export const DESK = 1366;
const HEIGHT = 768;

/** Under this name a browser gets stories without the wait for animations, which then stand at their end. */
const USER_AGENT = 'StorybookTestRunner';

export async function openStoryPage(
  browser: Browser,
  url: string,
  { language, isLookedAtByAxe, hasClock }: StoryPageOptions,
): Promise<StoryPage> {
  const page = await browser.newPage({ reducedMotion: 'reduce', userAgent: USER_AGENT });
  /** What the browser said of the story on show. */
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`page error: ${error}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const asked = request.url();
    if (/^https?:/.test(asked) && !asked.startsWith(url)) complaints.push(`asked elsewhere: ${asked}`);
  });
  if (hasClock) await page.clock.install();
  await page.goto(`${url}/iframe.html?viewMode=story`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  await page.evaluate(
    async (globals) => {
      const storybook = window as unknown as {
        __STORYBOOK_PREVIEW__: { ready(): Promise<void> };
        __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, payload: unknown): void };
      };
      await storybook.__STORYBOOK_PREVIEW__.ready();
      // In the address they would be read only together with a story.
      storybook.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals });
    },
    { language, a11y: { manual: !isLookedAtByAxe } },
  );
  let shown: string | undefined;
  return {
    page,
    async show(storyId, width = DESK) {
      const size = page.viewportSize();
      if (size?.width !== width || size.height !== HEIGHT) {
        await page.setViewportSize({ width, height: HEIGHT });
      }
      // Where the last test left it, it might hover over something.
      await page.mouse.move(width - 1, HEIGHT - 1);
      complaints.length = 0;
      const message = shown === storyId ? 'forceRemount' : 'setCurrentStory';
      const problems = await runStory(page, { storyId, message, language });
      shown = storyId;
      return [...problems, ...complaints];
    },
    close: () => page.close(),
  };
}

/** Asks the storybook in the page for a story, by the messages that its own frame would send. */
function runStory(
  page: Page,
  asked: { storyId: string; message: 'setCurrentStory' | 'forceRemount'; language: string },
): Promise<string[]> {
  return page.evaluate(
    ({ storyId, message, language }) =>
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
          const { lang } = document.documentElement;
          if (lang !== language) problems.push(`It is in "${lang}", not in "${language}".`);
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
        channel.emit(message, { storyId, viewMode: 'story' });
      }),
    asked,
  );
}
