import type { Language } from '#contracts/languages.ts';
import { INTRO_ELEMENT, type PageIntro, type PageIntros } from '#contracts/pageIntro.ts';

/**
 * Shows what the page is about, in the reader's language, from the first bytes until the app has drawn the head of a page.
 * `hasNotice`: over all of it the app will say which environment this is.
 */
export function introduce(language: Language, hasNotice: boolean): void {
  const written = document.getElementById(INTRO_ELEMENT)?.textContent;
  if (!written) return;
  const intro = drawn((JSON.parse(written) as PageIntros)[language]);
  intro.toggleAttribute('data-notice', hasNotice);
  // Told before anything is painted: the page itself is not read to its end, and later nothing is seen twice.
  new MutationObserver((_, observer) => {
    const root = document.getElementById('root');
    if (root?.querySelector('h1')) {
      intro.remove();
      observer.disconnect();
    } else if (!intro.isConnected) root?.before(intro);
  }).observe(document.documentElement, { childList: true, subtree: true });
}

function drawn({ heading, text, hasWay }: PageIntro): HTMLElement {
  const intro = document.createElement('div');
  intro.className = 'starting-intro';
  intro.toggleAttribute('data-way', hasWay);
  const inner = intro.appendChild(document.createElement('div'));
  for (const words of [heading, text]) inner.appendChild(document.createElement('p')).textContent = words;
  return intro;
}
