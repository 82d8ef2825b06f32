import { readConsent, writeConsent } from '#src/core/storage.ts';

const ASKED = '.starting-consent';

/**
 * Has the page ask for consent to cookies and analytics before the app is there, where nobody has given it, and keeps a yes:
 * the app finds it when it starts. What is asked stands in the page itself (`scripts/lib/pageConsent.mjs`).
 */
export function askConsent(): void {
  if (!readConsent()) show(true);
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest(`${ASKED} button`)) return;
    writeConsent();
    show(false);
  });
}

/** The app asks by itself from now on. */
export function endAsking(): void {
  for (const asked of document.querySelectorAll(ASKED)) asked.remove();
}

function show(isAsked: boolean): void {
  document.documentElement.toggleAttribute('data-asks-consent', isAsked);
}
