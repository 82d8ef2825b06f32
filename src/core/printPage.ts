import type { Language } from '#contracts/languages.ts';
import { formatDate } from '#src/i18n/format.ts';

/** What is still to come stands under this: `Skeleton`, `MessageBlock` and `WhenNear` say so. */
const PENDING = 'main :is([data-pending], [aria-busy="true"])';

/** How often it is asked for, and how long a reader waits for the slowest part. */
const PAUSE_MS = 100;
const MOST_MS = 15_000;

/** Prints the page once all its parts are there, those too that come only when a reader nears them. */
export async function printPage(): Promise<void> {
  await becomesWhole();
  window.print();
}

/** What each sheet says at its head (`print.css`). */
export function headSheets(language: Language, now: Date): void {
  const { style } = document.documentElement;
  style.setProperty('--print-title', JSON.stringify(document.title));
  style.setProperty('--print-date', JSON.stringify(formatDate(now, language)));
}

/** Begun again each time, and looked at twice: what has just come may hold parts of its own. */
export async function becomesWhole() {
  const end = Date.now() + MOST_MS;
  for (let quiet = 0; quiet < 2 && Date.now() < end; ) {
    window.dispatchEvent(new Event('beforeprint'));
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    quiet = document.querySelector(PENDING) ? 0 : quiet + 1;
  }
  await Promise.allSettled([...document.images].map((image) => image.decode()));
}
