import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { RouteTitle } from '#src/components/Page/index.tsx';
import { SkipLink } from '#src/components/SkipLink/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
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
      <div className={styles.dock}>
        <Alerts />
        <ConnectivityBanner />
        <CookieBanner />
      </div>
      <Announcement title={title} />
      <ScrollRestoration />
    </div>
  );
}

/** Says politely which page has opened; of the first one the browser speaks itself. */
function Announcement({ title }: { title: string | undefined }) {
  const isFirst = useLocation().key === 'default';
  return (
    <p role="status" className="visually-hidden">
      {!isFirst && title}
    </p>
  );
}

/** Moves focus to the heading of a new page, so that a screen reader reads it out and the keyboard starts there. */
function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
  }, [pathname]);
}
