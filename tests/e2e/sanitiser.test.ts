// Not the app's own `test`: the browser tells the console of every script that it blocks here.
import { expect, type Page, test } from '@playwright/test';
import { SANITISE_RULES } from '#src/domain/sanitise.ts';
import { ALLOWED, EVIL, HOSTILE } from './support/hostile.ts';
import { buildPieces, PIECES_URL } from './support/pieces.ts';

const VECTORS = Object.values(HOSTILE)
  .flat()
  .map((html, index) => html.replaceAll('HIT', `hit(${index})`));

/** How a script tells that it was run, from any frame. */
const MARK = 'executed:';

// One worker after the other would build the pieces anew.
test.describe.configure({ mode: 'default' });

let pieces: Awaited<ReturnType<typeof buildPieces>>;
test.beforeAll(async () => {
  pieces = await buildPieces();
});
test.afterAll(() => pieces.remove());

/** Everything that a hostile text could bring about, as it happens. */
async function watch(page: Page) {
  const seen = {
    executed: new Set<string>(),
    dialogs: 0,
    asked: [] as string[],
    left: [] as string[],
    opened: 0,
  };
  page.on('console', (message) => {
    if (message.text().startsWith(MARK)) seen.executed.add(message.text().slice(MARK.length));
  });
  page.on('dialog', (dialog) => {
    seen.dialogs += 1;
    return dialog.dismiss();
  });
  page.on('popup', (popup) => {
    seen.opened += 1;
    return popup.close();
  });
  page.on('request', (request) => {
    if (!/^(data|blob|about):/.test(request.url()) && !request.url().startsWith(PIECES_URL))
      seen.asked.push(request.url());
  });
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && frame.url() !== PIECES_URL) seen.left.push(frame.url());
  });
  await page.route(`${EVIL}/**`, (route) => route.abort());
  await page.addInitScript((mark) => {
    // biome-ignore lint/suspicious/noConsole: the page tells the test what ran in it by its console
    const tell = (what: unknown) => console.log(`${mark}${String(what)}`);
    Object.assign(window, { hit: tell, alert: tell, confirm: tell, prompt: tell, print: tell });
  }, MARK);
  return seen;
}

async function show(page: Page, texts: readonly string[]) {
  await pieces.serve(page);
  await page.goto(PIECES_URL);
  await page.evaluate((all) => {
    (window as unknown as { showRichTexts: (texts: readonly string[]) => void }).showRichTexts(all);
  }, texts);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Waits until pictures and frames that came after all others have run: what the others had to do is done by then. */
async function letAllRun(page: Page, { executed }: { executed: Set<string> }) {
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<img src="missing" onerror="hit(\'picture\')">');
    const frame = Object.assign(document.createElement('iframe'), {
      srcdoc: '<script>hit("frame")</script>',
    });
    document.body.append(frame);
  });
  await expect.poll(() => [...executed]).toEqual(expect.arrayContaining(['picture', 'frame']));
  executed.delete('picture');
  executed.delete('frame');
}

test('the corpus is large, and bites where nothing holds it back', async ({ page }) => {
  expect(new Set(VECTORS).size).toBeGreaterThanOrEqual(150);
  const seen = await watch(page);
  await pieces.serve(page);
  await page.goto(PIECES_URL);
  await page.evaluate((all) => {
    for (const html of all) {
      const frame = Object.assign(document.createElement('iframe'), { srcdoc: html });
      // Or the first that leads the whole page away would be the last.
      frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
      document.body.append(frame);
    }
  }, VECTORS);
  await expect.poll(() => seen.executed.size).toBeGreaterThan(60);
  await expect.poll(() => seen.asked.length).toBeGreaterThan(10);
});

test('no hostile text runs anything, asks anybody or leads away, whatever the reader does with it', async ({
  page,
}) => {
  const seen = await watch(page);
  await show(page, VECTORS);
  await page.evaluate(() => {
    // A link of another site may be followed: what is asked here is whether it runs something on our page.
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      if (link && link.protocol !== 'javascript:') event.preventDefault();
    });
    const kinds = [
      'pointerenter',
      'mouseover',
      'mousemove',
      'focus',
      'click',
      'blur',
      'scroll',
      'wheel',
      'toggle',
      'load',
      'error',
      'animationstart',
      'beforeinput',
    ];
    for (const element of document.querySelectorAll('#root *')) {
      for (const kind of kinds)
        element.dispatchEvent(new Event(kind, { bubbles: kind === 'click', cancelable: true }));
      element.scrollIntoView();
    }
  });
  await letAllRun(page, seen);
  expect([...seen.executed]).toEqual([]);
  expect(seen).toMatchObject({ dialogs: 0, asked: [], left: [], opened: 0 });
  expect(await page.evaluate(() => [document.baseURI, document.cookie])).toEqual([PIECES_URL, '']);
});

test('of hostile texts only allowed elements, attributes, addresses and styles are left', async ({
  page,
}) => {
  await watch(page);
  await show(page, VECTORS);
  const strange = await page.evaluate(
    ({ tags, attributes }) => {
      const ours: Record<string, string[]> = {
        a: ['target', 'rel'],
        img: ['class', 'loading', 'decoding', 'referrerpolicy'],
        iframe: ['title', 'sandbox', 'loading', 'referrerpolicy', 'allowfullscreen'],
        svg: ['class', 'aria-hidden'],
      };
      // The frame of a table, the text itself, and what says that a link opens a new tab.
      const isFrame = (element: Element) =>
        element.matches('section > div, [role="group"][tabindex="0"], a > span.visually-hidden:last-child');
      const properties = ['padding-left', 'font-size', 'text-align'];
      return [...document.querySelectorAll('section *')].flatMap((element) => {
        if (isFrame(element)) return [];
        const tag = element.localName;
        const allowed = [...(attributes[tag] ?? []), ...(ours[tag] ?? [])];
        const wrong = element.getAttributeNames().filter((name) => !allowed.includes(name));
        if (!tags.includes(tag)) wrong.push(`<${tag}>`);
        for (const name of ['href', 'src']) {
          const address = element.getAttribute(name);
          if (address !== null && !/^(https?|data):/.test(new URL(address, location.href).href))
            wrong.push(address);
        }
        if (tag === 'iframe' && element.getAttribute('sandbox') === null) wrong.push('no sandbox');
        for (const name of (element as HTMLElement).style ?? []) {
          const isFrameStyle = tag === 'iframe' && /^(width|height|border)/.test(name);
          if (!properties.includes(name) && !isFrameStyle) wrong.push(name);
        }
        if (element.getAttribute('style')?.includes('url(')) wrong.push('url()');
        return wrong.map((what) => `${element.closest('section')?.id}: ${what}`);
      });
    },
    {
      tags: SANITISE_RULES.allowedTags,
      attributes: SANITISE_RULES.allowedAttributes as Record<string, string[]>,
    },
  );
  expect(strange).toEqual([]);
});

test('all allowed markup survives', async ({ page }) => {
  await show(
    page,
    ALLOWED.map(({ html }) => html),
  );
  for (const [index, { html, found, text }] of ALLOWED.entries()) {
    const element = page.locator(`#text-${index}`).locator(found).first();
    await expect(element, html).toBeAttached();
    if (text) expect(await element.textContent(), html).toBe(text);
  }
  const markup = ALLOWED.map(({ html }) => html).join();
  expect(SANITISE_RULES.allowedTags.filter((tag) => !markup.includes(`<${tag}`))).toEqual([]);
});

test('without the sanitiser the words stand alone', async ({ page }) => {
  const seen = await watch(page);
  await pieces.serve(page);
  await page.route('**/async/**', (route) => route.abort());
  await page.goto(PIECES_URL);
  await page.evaluate(
    (all) => {
      (window as unknown as { showRichTexts: (texts: readonly string[]) => void }).showRichTexts(all);
    },
    ['<p style="font-size:18px">Floods <b>in Nepal</b></p>', ...VECTORS],
  );
  await expect(page.getByText('Floods in Nepal')).toBeVisible();
  expect(await page.locator('section :is(img, iframe, svg, script, style, a, b)').count()).toBe(0);
  await letAllRun(page, seen);
  expect([...seen.executed]).toEqual([]);
  expect(seen.asked).toEqual([]);
});
