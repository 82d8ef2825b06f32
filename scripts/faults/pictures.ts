import { type Browser, chromium } from '@playwright/test';
import { ERROR_CATALOGUE, type ErrorKey } from '#contracts/errors.ts';
import { ensureChromium } from '../lib/chromium.mjs';
import { startDesk } from './desk.ts';
import { FAULTS } from './faults.ts';
import { SCENES, type Scene } from './scenes.ts';
import { standIn } from './standIn.ts';

/** A page of the app whose call has failed, as its reader sees it. */
export interface Picture {
  /** Where that is: "the list of emergencies". */
  scene: string;
  sentence: string;
  fault: string;
  /** JPEG. */
  image: Buffer;
  /** The sentence never came: the picture shows what came instead. */
  isMissing: boolean;
}

/** A phone's, which has the least room for a sentence. */
const SIZE = { width: 390, height: 640 };
/** The app tries again by itself before it gives up. */
const PATIENCE_MS = 60_000;
const SOMEBODY = JSON.stringify({ token: 'a-token', displayName: 'Reader' });

/**
 * What readers see of each sentence of the catalogue, in a list, a form and an upload, by the first fault that leads to it, in the app
 * itself. Nothing is written there.
 */
export async function picturesOf(app: string): Promise<Picture[]> {
  const browser = await chromium.launch({ executablePath: await ensureChromium() });
  const pictures: Picture[] = [];
  try {
    for (const scene of SCENES)
      pictures.push(...(await Promise.all(keysOf(scene).map((key) => pictureOf(browser, app, scene, key)))));
    return pictures;
  } finally {
    await browser.close();
  }
}

const keysOf = ({ kind, except = [] }: Scene) =>
  [...new Set(FAULTS.flatMap((fault) => fault[kind] ?? []))].filter((key) => !except.includes(key));

async function pictureOf(browser: Browser, app: string, scene: Scene, key: ErrorKey): Promise<Picture> {
  const fault = FAULTS.find((one) => one[scene.kind] === key && !one.isEndless)?.name ?? '';
  const sentence = ERROR_CATALOGUE[key].message;
  const desk = await startDesk(app, [{ fault, path: scene.call }], { standIn });
  const context = await browser.newContext({ viewport: SIZE, locale: 'en', serviceWorkers: 'block' });
  if (scene.isSignedIn) await context.addInitScript((user) => localStorage.setItem('user', user), SOMEBODY);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.goto(desk.url + scene.address);
    const told = page.getByText(sentence).first();
    const isMissing = await (scene.use?.(page) ?? Promise.resolve())
      .then(() => told.waitFor())
      .then(
        () => false,
        () => true,
      );
    if (!isMissing) await told.scrollIntoViewIfNeeded();
    const image = await page.screenshot({ type: 'jpeg', quality: 60 });
    return { scene: scene.title, sentence, fault, isMissing, image };
  } finally {
    await context.close();
    desk.close();
  }
}
