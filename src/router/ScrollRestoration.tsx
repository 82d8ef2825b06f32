import { useEffect, useLayoutEffect } from 'react';
import type { RouterLocation as Location } from '#machines/router.ts';
import { nameIn } from '#src/core/fragment.ts';
import { useShown } from './contexts.ts';

/** In the session of the tab: survives a load of the page. */
const KEPT_UNDER = 'scroll-positions';

/** On the root of a page that is come back to: what puts its layout off elsewhere has its height at once (`--below-fold`). */
const COME_BACK = 'data-come-back';

const positions: Record<string, number> = readKept();

/** A page that is come back to is where it was left; another begins at its top, or at the part that the address names. */
export function ScrollRestoration({ getKey }: { getKey: (location: Location) => string }) {
  const { router, page } = useShown();
  const { location, keepsScroll } = page;
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);
  useEffect(() => {
    const keep = (left: Location) => {
      positions[getKey(left)] = window.scrollY;
    };
    const keepAll = () => {
      keep(router.open());
      window.history.scrollRestoration = 'auto';
      writeKept();
    };
    const { unsubscribe } = router.actor.on('left', (event) => keep(event.location));
    window.addEventListener('pagehide', keepAll);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', keepAll);
    };
  }, [router, getKey]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that opens
  useLayoutEffect(() => {
    const position = positions[getKey(location)];
    document.documentElement.toggleAttribute(COME_BACK, Boolean(position));
    if (position !== undefined) return reach(position);
    if (!scrolledToPart(location) && !keepsScroll) window.scrollTo(0, 0);
  }, [location]);
  return null;
}

/** What a reader does who has turned to something on the page. */
const TURNS = ['wheel', 'pointerdown', 'keydown'];

/** As soon as the page is as long, as its rows may be on their way; not once the reader is at work there. Returns what ends that. */
function reach(position: number) {
  const growth = new ResizeObserver(() => {
    window.scrollTo(0, position);
    // Whole pixels of the screen may be parts of one here.
    if (window.scrollY > position - 1) end();
  });
  const end = () => {
    growth.disconnect();
    for (const turn of TURNS) window.removeEventListener(turn, end);
  };
  for (const turn of TURNS) window.addEventListener(turn, end);
  growth.observe(document.body);
  return end;
}

function scrolledToPart({ hash }: Location): boolean {
  const part = hash && document.getElementById(nameIn(hash));
  if (!part) return false;
  part.scrollIntoView();
  return true;
}

function readKept(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT_UNDER) ?? '{}');
  } catch {
    return {};
  }
}

function writeKept(): void {
  try {
    sessionStorage.setItem(KEPT_UNDER, JSON.stringify(positions));
  } catch {
    // Full or forbidden: the page begins at its top.
  }
}
