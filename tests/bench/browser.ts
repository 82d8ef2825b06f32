import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { startServer } from '../e2e/support/server.ts';

/** How much slower than ours the processor of a small phone is. */
export const SLOWER = 4;

/** A browser and the app that is looked at: a server of its own with the seeded data, unless `url` names one. */
export async function openApp(url: string | undefined) {
  const browser = await chromium.launch({
    ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
    args: ['--no-sandbox', '--disable-gpu', '--enable-unsafe-swiftshader', '--js-flags=--expose-gc'],
  });
  // Second: without a browser it would be left behind.
  const server = url ? undefined : await startServer();
  return {
    base: url ?? server?.url ?? '',
    browser,
    async close() {
      await browser.close();
      await server?.stop();
    },
  };
}

export interface Visit {
  context: BrowserContext;
  page: Page;
  cdp: CDPSession;
}

/** Before a page: the question about cookies is answered. */
export const COOKIES_ANSWERED = `localStorage.setItem('cookieConsent', '${JSON.stringify({
  policy: '2026-11-22',
  acceptedAt: '2026-11-22T00:00:00Z',
})}');`;

/** A page of somebody who has answered the question about cookies; `user`: a demo account. */
export async function openPage(
  browser: Browser,
  base: string,
  { user, width = 390 }: { user?: string | undefined; width?: number } = {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width, height: width > 500 ? 768 : 844 },
    serviceWorkers: 'block',
    baseURL: base,
  });
  const page = await context.newPage();
  const signedIn = user && {
    displayName: user,
    ...(await (
      await page.request.post('/get_auth_token', {
        data: { username: user, password: 'GO-demo-2026' },
      })
    ).json()),
  };
  await page.addInitScript(COOKIES_ANSWERED);
  await page.addInitScript((stored) => {
    if (!stored) return;
    localStorage.setItem('user', JSON.stringify(stored));
    // As it is after the first page.
    localStorage.setItem('reader', '"member"');
  }, signedIn);
  return { context, page, cdp: await context.newCDPSession(page) };
}

/** Columns under each other. */
export function asTable(rows: readonly Record<string, unknown>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns, ...rows.map((row) => columns.map((column) => String(row[column])))];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)));
  return lines
    .map((line) => `${line.map((text, index) => text.padEnd(widths[index] ?? 0)).join('  ')}\n`)
    .join('');
}
