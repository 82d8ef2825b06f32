import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { createRsbuild } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** Where the page of pieces is: no server stands there, its files are handed to the browser by the test. */
export const PIECES_URL = 'http://pieces.test/';

/** Builds a page of single pieces of the app, as production builds them; `serve` lets a page of the browser open it. */
export async function buildPieces() {
  const folder = mkdtempSync(join(tmpdir(), 'go-pieces-'));
  const rsbuild = await createRsbuild({
    cwd: ROOT,
    config: {
      mode: 'production',
      plugins: [pluginReact()],
      source: { entry: { index: './tests/e2e/support/pieces/index.tsx' } },
      output: { distPath: { root: folder }, cleanDistPath: false, polyfill: 'off' },
      performance: { printFileSize: false },
      logLevel: 'error',
    },
  });
  const { close } = await rsbuild.build();
  await close();
  return {
    async serve(page: Page) {
      await page.route(`${PIECES_URL}**`, (route) => {
        const { pathname } = new URL(route.request().url());
        const name = pathname === '/' ? 'index.html' : pathname;
        const file = join(folder, name);
        if (!existsSync(file)) return route.fulfill({ status: 404 });
        return route.fulfill({
          body: readFileSync(file),
          contentType: TYPES[extname(name)] ?? 'application/octet-stream',
        });
      });
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
