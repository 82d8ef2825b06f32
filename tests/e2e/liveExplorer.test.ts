import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test as base, type Locator } from '@playwright/test';
import { MACHINES } from '#machines/catalogue.ts';
import { fromJson } from '#stories/explorer/model/recording.ts';
import { differencesOf } from '#stories/explorer/model/replayed.ts';
import { freePort } from '#tests/support/freePort.ts';
import { startServer } from './support/server.ts';
import { expect, settled, test } from './support/test.ts';

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));
/** Words of the explorer and of its libraries that minifying keeps. */
const TRACES = /Machine explorer|react-flow|org\.eclipse\.elk|KeyM/;

base(
  'in development, Ctrl+Alt+M opens the explorer on the machines that run in the page',
  async ({ page }) => {
    const { url, stop } = await startServer({ PORT: String(await freePort()) }, 'dev');
    try {
      const explorer = page.getByRole('complementary', { name: 'Machine explorer' });
      // What is asked for first is built then, and the page may load itself again meanwhile.
      await expect(async () => {
        await page.goto(url);
        // The page asks for consent by itself before the app is there.
        await settled(page);
        await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();
        await page.keyboard.press('Control+Alt+KeyM');
        await expect(explorer).toBeVisible({ timeout: 10_000 });
      }).toPass();
      const machine = explorer.getByLabel('Running machine');
      const option = machine.locator('option', { hasText: /^cookieBanner: shown/ });
      await machine.selectOption((await option.getAttribute('value')) ?? '');
      await explorer.getByRole('button', { name: 'accept', exact: true }).click();
      await expect(explorer.getByRole('status', { name: 'Current state' })).toHaveText('Now: accepted');
      await expect(explorer.getByRole('listitem').filter({ hasText: /accept.*accepted/ })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Cookies and analytics' })).toBeHidden();

      // What happened goes into a file, from which it is played again: a mistake in it is a test that fails.
      const saving = page.waitForEvent('download');
      await explorer.getByRole('button', { name: 'Export' }).click();
      const recording = fromJson(readFileSync(await (await saving).path(), 'utf8'));
      expect(recording).toMatchObject({ given: { isAccepted: false }, origin: { address: page.url() } });
      expect(differencesOf(MACHINES, recording)).toEqual([]);
      const wrong = recording.steps.map((step) => ({ ...step, expected: 'shown' }));
      expect(differencesOf(MACHINES, { ...recording, steps: wrong }).join()).toContain(
        'should be “shown”, is “accepted”',
      );

      // Who told it what stands on a time line with all others.
      await explorer.getByRole('button', { name: 'Messages' }).click();
      await explorer.getByRole('checkbox', { name: 'Only of the running machine' }).check();
      const told = explorer.getByRole('region', { name: 'Messages' }).getByRole('listitem');
      await expect(told.filter({ hasText: 'the page → cookieBanner' }).first()).toContainText('accept');
      await explorer.getByRole('button', { name: 'Messages' }).click();

      // What would break the app is not sent.
      const auth = machine.locator('option', { hasText: /^auth: signedOut/ });
      await machine.selectOption((await auth.getAttribute('value')) ?? '');
      await explorer.getByRole('textbox', { name: 'Event as JSON' }).fill('{ "type": "storage.changed" }');
      await explorer.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(explorer.getByText(/^stored\. Expected/)).toBeVisible();
      await expect(explorer.getByRole('button', { name: 'Send all the same' })).toBeHidden();

      // What is on the page leads to its machine.
      await explorer.getByRole('button', { name: 'Pick on the page' }).click();
      await page.getByRole('navigation').getByRole('button', { name: 'Countries' }).first().click();
      await expect(machine.locator('option:checked')).toHaveText(/^dropdownMenu “/);
      await page.keyboard.press('Control+Alt+KeyM');
      await expect(explorer).toBeHidden();

      // It speaks the language of the page, and names machines, states and events as the code does.
      await page.evaluate(() => localStorage.setItem('language', '"ar"'));
      const inArabic = page.getByRole('complementary', { name: 'مستكشف الآلات' });
      // As at first: what is built only now may load the page once more under the keys.
      await expect(async () => {
        await page.reload();
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
        // The page turns round, and has its bar, before the app is there.
        await settled(page);
        await page.keyboard.press('Control+Alt+KeyM');
        await expect(inArabic).toBeVisible({ timeout: 10_000 });
      }).toPass();
      await inArabic
        .getByLabel('الآلة العاملة')
        .selectOption({ label: await labelOf(inArabic, /^cookieBanner/) });
      await expect(inArabic.getByRole('status', { name: 'الحالة الحالية' })).toHaveText('الآن: accepted');
      await inArabic.getByRole('button', { name: 'إغلاق' }).click();
      await expect(inArabic).toBeHidden();
    } finally {
      await stop();
    }
  },
);

test('what production serves holds nothing of the explorer, and its keys open nothing', async ({ page }) => {
  const scripts = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|css|html)$/.test(file),
  );
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((file) => TRACES.test(readFileSync(DIST + file, 'utf8')))).toEqual([]);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+Alt+KeyM');
  await expect(page.getByRole('complementary', { name: 'Machine explorer' })).toHaveCount(0);
});

async function labelOf(explorer: Locator, text: RegExp) {
  return (await explorer.locator('option', { hasText: text }).first().textContent()) ?? '';
}
