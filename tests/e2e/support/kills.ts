import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, type LaunchOptions, type Page } from '@playwright/test';

interface Killed {
  times: number;
  random: () => number;
  launchOptions: LaunchOptions;
  baseURL: string | undefined;
  token: string;
  /** Where the form is, and the field that is typed into. */
  path: string;
  field: string;
  /** What leads from the form to the draft that begins with this, where it does not open by itself. */
  resume?: (page: Page, begin: string) => Promise<void>;
}

/** Types into a form until the browser is killed, as often as that: what stood there a second before is there again each time. */
export async function surviveKills({ times, random, launchOptions, baseURL, token, ...form }: Killed) {
  const profile = mkdtempSync(join(tmpdir(), 'go-kill-'));
  let context: BrowserContext | undefined;
  let typed: { at: number; text: string }[] = [];
  let killedAt = 0;
  try {
    for (let round = 0; round <= times; round += 1) {
      context = await chromium.launchPersistentContext(profile, { ...launchOptions, baseURL: baseURL ?? '' });
      const page = await context.newPage();
      // Browsers write a sign-in to the disk seconds later: a kill before that loses it, though no draft.
      await page.addInitScript((user) => localStorage.setItem('user', JSON.stringify(user)), {
        token,
        displayName: 'member',
      });
      await page.goto(form.path);
      const field = page.locator(form.field);
      await expect(field).toBeVisible();
      if (round > 0) {
        const least = typed.findLast(({ at }) => at < killedAt - 1000)?.text ?? '';
        await form.resume?.(page, least);
        await expect(field).toHaveValue(new RegExp(`^${least}`));
      }
      if (round === times) break;
      typed = [];
      await field.fill('');
      const end = Date.now() + 1200 + random() * 1800;
      for (let text = ''; Date.now() < end; ) {
        text += String.fromCharCode(97 + (text.length % 26));
        await field.press(text.at(-1) ?? 'a');
        typed.push({ at: Date.now(), text });
      }
      killedAt = Date.now();
      const closed = context.waitForEvent('close');
      kill(profile);
      await closed;
    }
  } finally {
    await context?.close().catch(() => {});
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Ends the processes of the browser that has its profile in this folder, as a crash would. */
function kill(profile: string) {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
      // The main process alone: the others end with it.
      if (
        command.includes(`--user-data-dir=${profile}`) &&
        !command.some((part) => part.startsWith('--type='))
      )
        process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It has ended meanwhile.
    }
  }
}
