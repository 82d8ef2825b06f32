import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const PASSWORD = 'GO-demo-2026';

async function signIn(page: Page, username = 'member') {
  await page.goto('/login');
  await page.getByLabel('Email/Username').fill(username);
  await page.locator('input[name="password"]').fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
}

test('try', async ({ page }) => {
  await signIn(page);
  await page.goto('/field-reports/new');
  await expect(page.getByRole('heading', { level: 1, name: 'Create Field Report' })).toBeVisible();
  await page.waitForTimeout(1500);
  await page.screenshot({ path: '/tmp/f1.png', fullPage: true });
  await page.getByRole('tab', { name: 'Situation' }).click();
  await page.waitForTimeout(1500);
  await page.screenshot({ path: '/tmp/f2.png', fullPage: true });
  await page.getByRole('tab', { name: /^3?Actions/ }).click();
  await page.waitForTimeout(500);
  await page.screenshot({ path: '/tmp/f3.png', fullPage: true });
  await page.getByRole('tab', { name: /Response/ }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.waitForTimeout(500);
  await page.screenshot({ path: '/tmp/f4.png', fullPage: true });
});
