import { useEffect, useRef, useState } from 'react';
import { type Location, Outlet, useLocation } from 'react-router';
import { endAsking } from '#src/beforeApp/consent.ts';
import { focusStart } from '#src/components/focusStart.ts';
import { RouteTitle } from '#src/components/Page/index.tsx';
import { SkipLink } from '#src/components/SkipLink/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { ScrollRestoration } from '#src/router/index.ts';
import { useRouteTitle } from '../../useRouteTitle.ts';
import { Alerts } from '../Alerts/index.tsx';
import { ConnectivityBanner } from '../ConnectivityBanner/index.tsx';
import { CookieBanner } from '../CookieBanner/index.tsx';
import { EnvironmentBanner } from '../EnvironmentBanner/index.tsx';
import { Footer } from '../Footer/index.tsx';
import { Header } from '../Header/index.tsx';
import { NavigationLoader } from '../NavigationLoader/index.tsx';
import { OutboxBanner } from '../OutboxBanner/index.tsx';
import { shellStrings } from '../strings.ts';
import styles from './Shell.module.css';

/** Each page that a tab is opened with has the same key: where one was on it says nothing of the next. */
const placeOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

/** What stands around every page: banner, bar, loader, footer and alerts. */
export function Shell() {
  const strings = useStrings(shellStrings);
  const title = useRouteTitle();
  useFocusOnNavigation();
  return (
    <div className={styles.shell}>
      <SkipLink target="main">{strings.skipToContent}</SkipLink>
      <NavigationLoader />
      <EnvironmentBanner />
      <Header />
      <OutboxBanner />
      <main id="main" className={styles.main} tabIndex={-1}>
        <RouteTitle value={title}>
          <Outlet />
        </RouteTitle>
      </main>
      <Footer />
      <div ref={takeDock} className={styles.dock}>
        <Alerts />
        <div id="dock" />
        <ConnectivityBanner />
        <CookieBanner />
      </div>
      <Announcement title={title} />
      <ScrollRestoration getKey={placeOf} />
    </div>
  );
}

/**
 * A ref: what sticks to the foot of the window takes the place of what the page itself has asked there, and tells its height: to the
 * page, which keeps what has the focus clear of it, and to what it holds. Not as a variable of the page, which would be worked out
 * anew for every element of it.
 */
function takeDock(dock: HTMLElement | null) {
  if (!dock) return;
  endAsking();
  // Hears of the first height too: to ask for it here would lay out the page for that alone.
  const observer = new ResizeObserver(() => {
    const size = `${dock.offsetHeight}px`;
    dock.style.setProperty('--docked', size);
    document.documentElement.style.scrollPaddingBlockEnd = `calc(${size} + var(--space-5))`;
  });
  observer.observe(dock);
  return () => observer.disconnect();
}

/** Says politely which page has opened; of the first one the browser speaks itself, of another state of it the page. */
function Announcement({ title }: { title: string | undefined }) {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [hasMoved, setMoved] = useState(false);
  if (pathname !== first && !hasMoved) setMoved(true);
  return (
    <p role="status" className="visually-hidden">
      {hasMoved && title}
    </p>
  );
}

/**
 * Moves focus to the heading of a new page, or to the field that it is opened for, so that a screen reader reads it out and the keyboard starts there. Who went on to
 * another part of a record stays at its tabs: their heading is the one that was read before.
 */
function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.activeElement?.matches('main [aria-current="page"]')) return;
    focusStart();
  }, [pathname]);
}
