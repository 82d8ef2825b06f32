import type { RouteName } from '#src/core/routes/index.ts';
import { FIRST_SCREENS } from './screens/first.ts';
import { type Opened, opened } from './screens/row.ts';

/**
 * Asks for the rows of all screens and for old addresses, which most visits begin without. The server names their file where another page is
 * opened (`provider/http/appFiles.ts`), so that it comes along with the app's first.
 */
export const loadRows = () => import(/* webpackChunkName: "screens" */ './screens/index.ts');

/** Asks for them as soon as somebody reaches for the page: before the press that leads on. */
export function aheadOfPress(): void {
  // What fails is asked for again where it is needed.
  const ahead = () => loadRows().catch(() => {});
  for (const sign of ['pointermove', 'pointerdown', 'keydown'])
    window.addEventListener(sign, ahead, { once: true });
}

/** What opening a route takes. */
export async function openedBy(name: RouteName): Promise<Opened> {
  return isFirst(name) ? opened(FIRST_SCREENS[name]) : (await loadRows()).openedBy(name);
}

const isFirst = (name: RouteName): name is keyof typeof FIRST_SCREENS => Object.hasOwn(FIRST_SCREENS, name);
