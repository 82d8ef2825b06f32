import type { Locator, Page } from '@playwright/test';
import { expect, inLanguage, settled, signedInAs, test } from './support/test.ts';

const REM = 16;

const PLACEHOLDERS: Record<string, string> = { en: 'Search', fr: 'Recherche', es: 'Buscar', ar: 'بحث' };

/** Where a popup stands: at least 16 rem wide, 1 rem from both edges, half a rem from what opened it. */
async function expectInside(page: Page, popup: Locator, anchor: Locator) {
  await expect(popup).toBeVisible();
  const width = page.viewportSize()?.width ?? 0;
  await expect
    .poll(async () => {
      const [box, from] = [await popup.boundingBox(), await anchor.boundingBox()];
      if (!box || !from) return 'not there';
      const gap = box.y >= from.y ? box.y - from.y - from.height : from.y - box.y - box.height;
      return {
        isInside: box.x >= REM - 1 && box.x + box.width <= width - REM + 1,
        isWide: box.width >= 16 * REM - 1,
        gap: Math.round(gap),
      };
    })
    .toEqual({ isInside: true, isWide: true, gap: REM / 2 });
}

for (const language of ['en', 'ar']) {
  test(`menus, selects and suggestions open inside the window at 390 and 320 px: ${language}`, async ({
    page,
  }) => {
    await inLanguage(page, language);
    await signedInAs(page, 'member');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/emergencies/all');
    await settled(page);
    const header = page.getByRole('banner');
    const search = header.getByRole('combobox');
    await page
      .getByRole('button', { name: 'More filters' })
      .or(page.getByRole('button', { name: 'مزيد من عوامل التصفية' }))
      .click();
    const filter = page.locator('main input[role="combobox"]').first();
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      for (const button of [
        ...(await header.locator('[aria-haspopup="menu"]:visible').all()),
        ...(await page.getByRole('main').locator('[aria-haspopup="menu"]:visible').all()).slice(0, 3),
      ]) {
        await button.click();
        await expectInside(page, page.getByRole('menu'), button);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('menu')).toHaveCount(0);
      }
      await search.fill('flood');
      await expectInside(page, header.locator('[popover]:popover-open'), header.getByRole('search'));
      await search.fill('');
      await search.blur();
      await filter.click();
      await expectInside(page, page.locator('main [popover]:popover-open'), filter);
      await page.keyboard.press('Escape');
    }
  });
}

test('the parts of the bar stand beside each other, and the page within the window, at any width', async ({
  page,
}) => {
  for (const user of [undefined, 'member']) {
    if (user) await signedInAs(page, user);
    for (const language of ['en', 'fr', 'es', 'ar']) {
      // Where nothing of the app runs that keeps its own meanwhile.
      await page.goto('/robots.txt');
      await page.evaluate((chosen) => localStorage.setItem('language', JSON.stringify(chosen)), language);
      await page.goto('/resources');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await settled(page);
      for (const width of [320, 390, 768, 993, 1200, 1281, 1366]) {
        await page.setViewportSize({ width, height: 800 });
        const found = await page.getByRole('banner').evaluate((bar) => {
          const boxes = [...bar.querySelectorAll<HTMLElement>('a, button, input')]
            .filter((part) => part.offsetParent !== null && !part.closest('[role="search"] button'))
            .map((part) => part.getBoundingClientRect());
          const meets = (one: DOMRect, other: DOMRect) =>
            one.left < other.right - 1 &&
            other.left < one.right - 1 &&
            one.top < other.bottom - 1 &&
            other.top < one.bottom - 1;
          return {
            count: boxes.length,
            covered: boxes.filter((one) => boxes.some((other) => other !== one && meets(one, other))).length,
            width: document.documentElement.scrollWidth,
          };
        });
        expect(found.count, `${language} ${width}`).toBeGreaterThan(3);
        expect(found, `${language} ${width}`).toMatchObject({ covered: 0, width });
      }
    }
  }
});

test('on a phone a search and its button are of one height', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/nowhere', '/search']) {
    await page.goto(path);
    await settled(page);
    const main = page.getByRole('main');
    const input = await main.getByRole('searchbox').boundingBox();
    const button = await main.locator('button[type="submit"]').boundingBox();
    expect(input?.height, path).toBe(44);
    expect(button?.height, path).toBe(44);
  }
});

test('a lost file of the bar is told in place and asked for again, and another release is offered', async ({
  page,
}) => {
  await signedInAs(page, 'member');
  await page.goto('/resources');
  await settled(page);
  let isLost = true;
  await page.route('**/static/js/async/*', (route) => (isLost ? route.abort() : route.continue()));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Oops! Looks like we ran into some issue!' })).toBeVisible();
  await expect(page.getByText('Part of this page could not be loaded.')).toBeVisible();
  const account = page.getByRole('button', { name: 'The account menu could not be loaded. Try again' });
  await expect(account).toBeVisible();
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  for (const name of ['Countries', 'Respond', 'Learn']) {
    await navigation.getByRole('button', { name }).click();
    await expect(navigation.getByText('This part of the page could not be loaded.')).toBeVisible();
  }
  // The address of another release's page names other files.
  await page.route('**/index.html', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll('/static/js/', '/static/js/new-'),
    });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByText('The menu could not be loaded.')).toBeVisible();

  isLost = false;
  await page.getByText('The menu could not be loaded.').locator('..').getByRole('button').click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await account.click();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
});

test('the first load shows that it loads, in the language of the reader', async ({ page }) => {
  await inLanguage(page, 'ar');
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/(api\/v2\/language|words)\//, async (route) => {
    await isAnswered;
    await route.continue();
  });
  await page.goto('/resources', { waitUntil: 'commit' });
  await expect(page.getByText('جارٍ التحميل …')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  answer();
  await settled(page);
  await expect(page.getByText('جارٍ التحميل …')).toHaveCount(0);
});

test('the first load asks for consent before any code is there, and the app goes by the answer', async ({
  page,
}) => {
  let send = () => {};
  const isWanted = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/static/js/index.*.js', async (route) => {
    await isWanted;
    await route.continue();
  });
  await inLanguage(page, 'es');
  await page.goto('/resources', { waitUntil: 'commit' });
  const banner = page.getByRole('region', { name: 'Cookies y análisis' });
  await expect(banner.getByText(/^Al entrar en este sitio/)).toBeVisible();
  const asked = await banner.boundingBox();

  // Who does not answer finds the same question in the same place once the app is there.
  send();
  await settled(page);
  await expect(banner).toHaveCount(1);
  expect(await banner.boundingBox()).toEqual(asked);

  await page.unroute('**/static/js/index.*.js');
  const isWantedAgain = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/static/js/index.*.js', async (route) => {
    await isWantedAgain;
    await route.continue();
  });
  await page.goto('/resources', { waitUntil: 'commit' });
  await banner.getByRole('button', { name: 'Acepto' }).click();
  await expect(banner).toHaveCount(0);
  send();
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toHaveCount(0);
  await page.reload();
  await settled(page);
  await expect(banner).toHaveCount(0);
});

for (const language of ['en', 'fr', 'es', 'ar']) {
  test(`the search of the bar has room for its words, for visitors as well: ${language}`, async ({
    page,
  }) => {
    await inLanguage(page, language);
    for (const width of [1281, 1366, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      const box = page.getByRole('banner').getByRole('combobox');
      await expect(box).toHaveAttribute('placeholder', PLACEHOLDERS[language] ?? '');
      await page.evaluate(() => document.fonts.ready);
      const left = await box.evaluate((input: HTMLInputElement) => {
        const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(input);
        const pen = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
        pen.font = font;
        const room =
          input.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
        return room - pen.measureText(input.placeholder).width;
      });
      expect(left, `${width} px`).toBeGreaterThanOrEqual(0);
    }
  });
}

test('an alert that comes while a window is open is heard and used over it, and stands on the page when that is closed', async ({
  page,
}) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/v2/add_subscription/', async (route) => {
    await asked;
    await route.fulfill({ json: { status: 400, data: 'refused' } });
  });
  await signedInAs(page, 'guest');
  await page.goto('/emergencies/1050/details');
  const follow = page.getByRole('main').getByRole('button', { name: /^Follow: / });
  await follow.click();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  answer();
  const alert = page.getByRole('alert').filter({ hasText: 'This could not be changed.' });
  const close = alert.getByRole('button', { name: 'Close' });
  // What lies under the window is not hit, and no screen reader finds it.
  await expect
    .poll(() =>
      close.evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    )
    .toBe(true);
  // Its time stands still.
  await close.focus();
  await expect(close).toBeFocused();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(alert).toBeVisible();
  await close.click();
  await expect(alert).toHaveCount(0);
});

test('in a dialog of a phone it is told that the connection is gone, and why something was not sent, with its buttons in reach', async ({
  page,
  context,
}) => {
  await signedInAs(page, 'member');
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/account/details');
  await settled(page);
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const dialog = page.getByRole('dialog');
  const offline = dialog.getByRole('status').getByText(/^You are offline/);
  const save = dialog.getByRole('button', { name: 'Save' });
  await dialog.getByLabel('Phone number').fill('+977 1 5550100');
  await context.setOffline(true);
  await expect(offline).toBeInViewport({ ratio: 1 });
  await save.click();
  // Above all fields, of which the last was in sight.
  await expect(dialog.getByText('Your account could not be updated. Try again.')).toBeInViewport({
    ratio: 1,
  });
  const bottom = async (part: Locator) => {
    const box = await part.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  expect((await offline.boundingBox())?.y).toBeGreaterThanOrEqual(await bottom(save));
  expect(await bottom(offline)).toBeLessThanOrEqual(700);
  await context.setOffline(false);
  await dialog.getByRole('status').getByRole('button', { name: 'Dismiss' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline/)).toBeInViewport({ ratio: 1 });
  await context.setOffline(false);
});
