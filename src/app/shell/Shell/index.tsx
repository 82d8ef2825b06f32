import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { SkipLink } from '#src/components/SkipLink/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { Alerts } from '../Alerts/index.tsx';
import { ConnectivityBanner } from '../ConnectivityBanner/index.tsx';
import { CookieBanner } from '../CookieBanner/index.tsx';
import { EnvironmentBanner } from '../EnvironmentBanner/index.tsx';
import { Footer } from '../Footer/index.tsx';
import { Header } from '../Header/index.tsx';
import { NavigationLoader } from '../NavigationLoader/index.tsx';
import { shellStrings } from '../strings.ts';
import styles from './Shell.module.css';

/** What stands around every page: banner, bar, loader, footer and alerts. */
export function Shell() {
  const strings = useStrings(shellStrings);
  useFocusOnNavigation();
  return (
    <div className={styles.shell}>
      <SkipLink target="main">{strings.skipToContent}</SkipLink>
      <NavigationLoader />
      <EnvironmentBanner />
      <Header />
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <CookieBanner />
      <ConnectivityBanner />
      <Alerts />
      <ScrollRestoration />
    </div>
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
