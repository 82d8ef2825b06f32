import type { Page } from '@playwright/test';

/** How far what is on a page may move in all while it loads (Cumulative Layout Shift). */
export const MOST_SHIFT = 0.02;

/** Keeps how much moves on the pages that are opened next. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** How far it has moved by now. */
export const shiftOf = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
