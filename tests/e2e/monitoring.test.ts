import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { startServer } from './support/server.ts';
import { expect, ON_PURPOSE, test } from './support/test.ts';

const KEYWORD = 'zanzibar-typed-by-a-person';
const PASSWORD = 'GO-demo-2026';

/** Stands for the service that errors are reported to: keeps what it is sent. */
const received: Buffer[] = [];
let sink: Server;
let go: Awaited<ReturnType<typeof startServer>>;

test.beforeAll(async () => {
  sink = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push(Buffer.concat(chunks));
      response.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => sink.listen(0, '127.0.0.1', resolve));
  const { port } = sink.address() as AddressInfo;
  go = await startServer({ APP_SENTRY_DSN: `http://public@127.0.0.1:${port}/1` });
});

test.afterAll(async () => {
  await go.stop();
  sink.closeAllConnections();
  await new Promise((resolve) => sink.close(resolve));
});

/** All that was sent, with the recordings of sessions opened. */
function sent(): string {
  return received.map((body) => body.toString('latin1') + opened(body)).join('\n');
}

/** The deflated part of an envelope, which begins with the bytes 78 9c after a line break. */
function opened(body: Buffer): string {
  const start = body.indexOf(Buffer.from([0x0a, 0x78]));
  return start < 0 ? '' : inflateSync(body.subarray(start + 1)).toString('utf8');
}

function throwIn(page: Page, message: string) {
  return page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(text);
    });
  }, `${ON_PURPOSE} ${message}`);
}

test('nothing is recorded before consent, and nothing that was typed after it', async ({ page }) => {
  // Each sample is taken.
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
  await page.goto(`${go.url}/login`);
  await page.getByRole('banner').getByRole('combobox', { name: 'Search' }).fill(KEYWORD);
  await expect(page.getByText('No matches.')).toBeVisible();
  expect(received).toEqual([]);

  await page.getByRole('button', { name: 'I Accept' }).click();
  await expect.poll(() => sent()).toContain('"type":"session"');
  await page.getByLabel('Email or username').fill('member');
  await page.locator('input[name="password"]').fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Account of Mira Tamang' })).toBeVisible();
  const { token } = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'));
  await page.getByRole('banner').getByRole('combobox', { name: 'Search' }).fill(KEYWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(KEYWORD));
  await throwIn(page, `The pump is broken: Token ${token}`);

  await expect.poll(() => sent()).toContain('The pump is broken');
  // A session is sent in parts of five seconds.
  await expect.poll(() => sent()).toContain('replay_recording');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cookie policy' })).toBeVisible();
  const whole = sent();
  expect(whole).toContain('/search');
  for (const secret of [KEYWORD, PASSWORD, token, 'Mira', 'Tamang']) expect(whole).not.toContain(secret);

  await page.getByRole('button', { name: 'Withdraw my consent' }).click();
  await expect(page.getByText('You have not accepted')).toBeVisible();
  const before = received.length;
  await throwIn(page, 'Nobody hears of this.');
  await page.goto(`${go.url}/cookie-policy`);
  await expect(page.getByText('You have not accepted')).toBeVisible();
  expect(sent()).not.toContain('Nobody hears of this.');
  expect(received.length - before).toBeLessThanOrEqual(2);
});
