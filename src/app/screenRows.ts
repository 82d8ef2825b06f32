import { type RouteName, routeRow } from '#src/core/routes/index.ts';
import { whenIdle } from '#src/core/whenIdle.ts';
import { loadRows, rowsBeside } from './screens/areas.ts';
import { FIRST_SCREENS } from './screens/first.ts';
import { namespacesIn, type Opened, opened, type ScreenRow } from './screens/row.ts';
import { childrenOf } from './screens/tree.ts';

/** Asks for the rows of all screens as soon as somebody reaches for the page: before the press that leads on. */
export function aheadOfPress(): void {
  // What fails is asked for again where it is needed.
  const load = () => void loadRows().catch(() => {});
  // Once the sign itself is answered.
  const ahead = () => whenIdle(load);
  for (const sign of ['pointermove', 'pointerdown', 'keydown'])
    window.addEventListener(sign, ahead, { once: true });
}

/** The code and the calls of a route; undefined for a frame of tabs without code of its own. */
export async function screenOf(name: RouteName): Promise<ScreenRow | undefined> {
  return isFirst(name) ? FIRST_SCREENS[name] : (await rowsBeside(name))[name];
}

/** What opening a route takes; the words of a page with all its tabs at once, whichever is opened first. */
export async function openedBy(name: RouteName): Promise<Opened> {
  if (isFirst(name)) return opened(FIRST_SCREENS[name]);
  const rows = await rowsBeside(name);
  const namespaces = withTabs(pageOf(name)).flatMap((tab) => namespacesIn(rows[tab]));
  return { ...rows[name], namespaces: [...new Set(namespaces)] };
}

const isFirst = (name: RouteName): name is keyof typeof FIRST_SCREENS => Object.hasOwn(FIRST_SCREENS, name);

/** The route that a tab stands in, through all frames. */
function pageOf(name: RouteName): RouteName {
  const { parent } = routeRow(name);
  return parent ? pageOf(parent as RouteName) : name;
}

const withTabs = (name: RouteName): RouteName[] => [name, ...childrenOf(name).flatMap(withTabs)];
