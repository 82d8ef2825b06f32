import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, run } from './run.mjs';

/** The one without windows first: where there are no windows to show, it takes a quarter less of the processor. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** The path of a Chromium: CHROME_PATH, an installed one, Playwright's own download, or one installed now on Debian as root. */
export async function ensureChromium() {
  const found = (await findChromium()) ?? (await installChromium());
  return (
    found ??
    giveUp(
      'The browser tests need Chromium: install it (on Debian: apt-get install chromium) or set CHROME_PATH to one.',
    )
  );
}

async function findChromium() {
  const chosen = process.env.CHROME_PATH;
  if (chosen)
    return existsSync(chosen) ? chosen : giveUp(`CHROME_PATH points to ${chosen}, where there is no file.`);
  return onPath(NAMES) ?? downloadedByPlaywright();
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(':');
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
}

async function downloadedByPlaywright() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

async function installChromium() {
  if (process.getuid?.() === 0 && isDebian()) {
    console.log('Installing Chromium from Debian …');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env, quiet: true });
    await run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], { env, quiet: true });
    if (!onPath(NAMES)) await run('apt-get', ['install', '-y', '-qq', 'chromium'], { env, quiet: true });
    return onPath(NAMES);
  }
  await run('npx', ['playwright', 'install', 'chromium']);
  return downloadedByPlaywright();
}

function isDebian() {
  const file = '/etc/os-release';
  return existsSync(file) && /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync(file, 'utf8'));
}
