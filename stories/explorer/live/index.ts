import { watchActors } from './liveActors.ts';

/**
 * Development only: `scripts/dev.mjs` puts this before the app. Ctrl+Alt+M opens the machine explorer on the actors that
 * run in the page, and closes it.
 */
const actors = watchActors();
let isOpen = false;

document.addEventListener('keydown', async (event) => {
  // By the place of the key: with Alt some keyboards write another letter.
  if (!event.ctrlKey || !event.altKey || event.code !== 'KeyM') return;
  event.preventDefault();
  isOpen = !isOpen;
  const { showLiveExplorer } = await import('./LiveExplorer.tsx');
  showLiveExplorer(actors, isOpen, () => {
    isOpen = false;
  });
});
