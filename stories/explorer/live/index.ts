import { watchActors } from './liveActors.ts';

/**
 * Development only: `scripts/dev.mjs` puts this before the app. Ctrl+Alt+M opens the machine explorer on the actors that
 * run in the page, and closes it; an address with `?machines` opens it too, on phones that have no such keys.
 */
const actors = watchActors();
let isOpen = false;

document.addEventListener('keydown', (event) => {
  // By the place of the key: with Alt some keyboards write another letter.
  if (!event.ctrlKey || !event.altKey || event.code !== 'KeyM') return;
  event.preventDefault();
  void show(!isOpen);
});

async function show(next: boolean) {
  isOpen = next;
  const { showLiveExplorer } = await import('./LiveExplorer.tsx');
  showLiveExplorer(actors, isOpen, () => {
    isOpen = false;
  });
}

if (new URLSearchParams(window.location.search).has('machines')) {
  window.addEventListener('load', () => void show(true), { once: true });
}
