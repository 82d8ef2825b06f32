const AGAIN_AFTER_MS = 2_000;
const MOST_TIMES = 30;
/** Without them there is no app; any other part of the code it asks for itself (`data-rspack`), and says so where that fails. */
const FIRST_FILES = 'head script[src]:not([data-rspack]), body > link';

/** Asks again for those of the page's own files that did not come: on a bad line the page would wait for them for ever. */
export function mendLost(): void {
  const times = new Map<string, number>();
  const onLost = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || !target.matches(FIRST_FILES)) return;
    const file = target instanceof HTMLScriptElement ? target.src : target.outerHTML;
    const lost = (times.get(file) ?? 0) + 1;
    times.set(file, lost);
    if (lost > MOST_TIMES) return;
    // A copy of a script that was begun would never run.
    const again =
      target instanceof HTMLScriptElement
        ? Object.assign(document.createElement('script'), { src: target.src })
        : target.cloneNode();
    setTimeout(() => target.replaceWith(again), AGAIN_AFTER_MS);
  };
  // Such events do not rise.
  window.addEventListener('error', onLost, true);
}
