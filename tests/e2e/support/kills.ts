import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type BrowserContext,
  chromium,
  expect,
  type LaunchOptions,
  type Locator,
  type Page,
} from '@playwright/test';

/** A form that is open when the browser is killed. */
export interface FormInKilledBrowser {
  name: string;
  /** Where the form is, and the field that is typed into. */
  path: string;
  field: string;
  /** What leads from the form to the draft that begins with this, where it does not open by itself. */
  resume?: (page: Page, begin: string) => Promise<void>;
}

interface Killed {
  times: number;
  random: () => number;
  launchOptions: LaunchOptions;
  baseURL: string | undefined;
  token: string;
  /** Each is open in a tab of its own. */
  forms: readonly FormInKilledBrowser[];
}

/** When what was in a field. */
type Typed = { at: number; text: string }[];

/**
 * Types into forms, a letter each by turns, until the browser is killed, as often as that: what stood in each a second before is
 * there again each time.
 */
export async function surviveKills({ times, random, launchOptions, baseURL, token, forms }: Killed) {
  const profile = mkdtempSync(join(tmpdir(), 'go-kill-'));
  const typed = new Map<FormInKilledBrowser, Typed>();
  let context: BrowserContext | undefined;
  let killedAt = 0;
  try {
    for (let round = 0; round <= times; round += 1) {
      context = await chromium.launchPersistentContext(profile, { ...launchOptions, baseURL: baseURL ?? '' });
      // Browsers write a sign-in to the disk seconds later: a kill before that loses it, though no draft.
      await context.addInitScript((user) => localStorage.setItem('user', JSON.stringify(user)), {
        token,
        displayName: 'member',
      });
      const fields = new Map<FormInKilledBrowser, Locator>();
      for (const form of forms) {
        const page = await context.newPage();
        await page.goto(form.path);
        const field = page.locator(form.field);
        await expect(field, form.name).toBeVisible();
        if (round > 0) {
          const least = typed.get(form)?.findLast(({ at }) => at < killedAt - 1000)?.text ?? '';
          expect(least, form.name).not.toBe('');
          await form.resume?.(page, least);
          await expect(field, form.name).toHaveValue(new RegExp(`^${least}`));
        }
        fields.set(form, field);
      }
      if (round === times) break;
      for (const [form, field] of fields) {
        await field.fill('');
        typed.set(form, []);
      }
      killedAt = await typeByTurns(fields, typed, 2_000 + random() * 2_000);
      const closed = context.waitForEvent('close');
      kill(profile);
      await closed;
    }
  } finally {
    await context?.close().catch(() => {});
    rmSync(profile, { recursive: true, force: true });
  }
}

/**
 * Types for as many ms from when the first letter stands in each (a loaded machine takes seconds to get there), notes what stands
 * where, and returns when it ended.
 */
async function typeByTurns(
  fields: ReadonlyMap<FormInKilledBrowser, Locator>,
  typed: ReadonlyMap<FormInKilledBrowser, Typed>,
  duration: number,
): Promise<number> {
  let end = Number.POSITIVE_INFINITY;
  for (let turn = 0; ; turn += 1) {
    if (turn === 1) end = Date.now() + duration;
    const letter = String.fromCharCode(97 + (turn % 26));
    for (const [form, field] of fields) {
      await field.press(letter);
      const now = Date.now();
      const texts = typed.get(form);
      texts?.push({ at: now, text: (texts.at(-1)?.text ?? '') + letter });
      if (now >= end) return now;
    }
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
