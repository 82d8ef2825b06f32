import type { Language } from '#contracts/languages.ts';
import { headSheets, printPage } from '#src/core/printPage.ts';

/**
 * Printing by the browser's own keys waits for the whole page, and each sheet says of which page and day it is (`print.css`). Its
 * menu asks for paper at once: what is there by then is printed.
 */
export function watchPrinting(language: Language, now: () => Date): void {
  window.addEventListener('keydown', (event) => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if (!isCommand || !isP(event) || event.defaultPrevented) return;
    event.preventDefault();
    void printPage();
  });
  window.addEventListener('beforeprint', () => headSheets(language, now()));
  // A preview of a browser's tools is told of in this way alone.
  window
    .matchMedia('print')
    .addEventListener('change', ({ matches }) =>
      window.dispatchEvent(new Event(matches ? 'beforeprint' : 'afterprint')),
    );
}

/** Caps Lock makes it a capital, and a keyboard of another script has no such letter: its place counts there, as browsers have it. */
const isP = ({ key, code }: KeyboardEvent) => (key > 'z' ? code === 'KeyP' : /^p$/i.test(key));
