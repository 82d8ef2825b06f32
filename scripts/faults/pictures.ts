import { type Browser, chromium } from '@playwright/test';
import { ERROR_CATALOGUE, type ErrorKey } from '#contracts/errors.ts';
import { ensureChromium } from '../lib/chromium.mjs';
import { startDesk } from './desk.ts';
import { FAULTS } from './faults.ts';

/** A page of the app whose call has failed, as its reader sees it. */
export interface Picture {
  sentence: string;
  fault: string;
  /** JPEG. */
  image: Buffer;
  /** The sentence never came: the picture shows what came instead. */
  isMissing: boolean;
}

const PAGE = { address: '/emergencies/all', call: '/api/v2/event/' };
/** A phone's, which has the least room for a sentence. */
const SIZE = { width: 390, height: 640 };
/** The app tries again by itself before it gives up. */
const PATIENCE_MS = 60_000;

/** What readers of a list see of each sentence of the catalogue, by the first fault that leads to it, in the app itself. */
export async function picturesOf(app: string): Promise<Picture[]> {
  const browser = await chromium.launch({ executablePath: await ensureChromium() });
  try {
    const keys = new Set(FAULTS.flatMap(({ read }) => read ?? []));
    return await Promise.all([...keys].map((key) => pictureOf(browser, app, key)));
  } finally {
    await browser.close();
  }
}

async function pictureOf(browser: Browser, app: string, key: ErrorKey): Promise<Picture> {
  const fault = FAULTS.find(({ read, isEndless }) => read === key && !isEndless)?.name ?? '';
  const sentence = ERROR_CATALOGUE[key].message;
  const desk = await startDesk(app, [{ fault, path: PAGE.call }]);
  const context = await browser.newContext({ viewport: SIZE, locale: 'en', serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.goto(desk.url + PAGE.address);
    const told = page.getByText(sentence).first();
    const isMissing = await told.waitFor({ timeout: PATIENCE_MS }).then(
      () => false,
      () => true,
    );
    if (!isMissing) await told.scrollIntoViewIfNeeded();
    return { sentence, fault, isMissing, image: await page.screenshot({ type: 'jpeg', quality: 60 }) };
  } finally {
    await context.close();
    desk.close();
  }
}
