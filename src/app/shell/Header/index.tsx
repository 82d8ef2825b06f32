import { useSelector } from '@xstate/react';
import clsx from 'clsx';
import { Link } from 'react-router';
import { selectIsSignedIn } from '#machines/auth.ts';
import { Button } from '#src/components/Button/index.tsx';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { Logo } from '#src/components/Logo/index.tsx';
import { lazyComponent } from '#src/components/lazyPart.tsx';
import { Menu } from '#src/components/Menu/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { useIsOffered } from '#src/core/access.ts';
import { pathTo } from '#src/core/links.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { LanguageMenu } from '../LanguageMenu/index.tsx';
import { MainNavigation } from '../MainNavigation/index.tsx';
import { menuStrings } from '../menus/strings.ts';
import { useReportRoutes } from '../menus/useMenus.ts';
import { PhoneMenu } from '../PhoneMenu/index.tsx';
import { SearchBox } from '../SearchBox/index.tsx';
import { shellStrings } from '../strings.ts';
import styles from './Header.module.css';

const UserMenu = lazyComponent(
  async () => (await import('../UserMenu/index.tsx')).UserMenu,
  (retry) => <LostMenu onRetry={retry} />,
);

/** The bar on top of every page: home, the menus, the search, language, who is signed in, reports to write. One row where there is room. */
export function Header() {
  const strings = useStrings(shellStrings);
  const { config, actors } = useApp();
  const isSignedIn = useSelector(actors.auth, selectIsSignedIn);
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={pathTo('home')} className={styles.brand}>
          <span className="visually-hidden">{fill(strings.homeLink, { title: config.title })}</span>
          <span aria-hidden="true">
            <Logo title={config.title} />
          </span>
        </Link>
        <div className={clsx(styles.menus, styles.wide)}>
          <MainNavigation />
        </div>
        <div className={styles.search}>
          <SearchBox />
        </div>
        <div className={styles.account}>
          <LanguageMenu />
          {isSignedIn ? (
            <UserMenu pending={<Skeleton width="8rem" height="var(--control-size)" />} />
          ) : (
            <SignInLinks />
          )}
          <div className={styles.wide}>
            <ReportMenu />
          </div>
          <div className={styles.narrow}>
            <PhoneMenu />
          </div>
        </div>
      </div>
    </header>
  );
}

function LostMenu({ onRetry }: { onRetry: () => void }) {
  const strings = useStrings(shellStrings);
  return (
    <Button variant="tertiary" onClick={onRetry}>
      {strings.accountLost}
    </Button>
  );
}

function SignInLinks() {
  const titles = useStrings(routeStrings);
  const isOffered = useIsOffered();
  return (
    <>
      <ButtonLink to={pathTo('login')}>{titles.login}</ButtonLink>
      {isOffered('register') && (
        <ButtonLink to={pathTo('register')} variant="tertiary" className={styles.wide}>
          {titles.register}
        </ButtonLink>
      )}
    </>
  );
}

function ReportMenu() {
  const strings = useStrings(menuStrings);
  const titles = useStrings(routeStrings);
  const reports = useReportRoutes();
  if (reports.length === 0) return null;
  return (
    <Menu
      label={strings.createReport}
      variant="primary"
      align="end"
      items={reports.map((name) => ({ key: name, label: titles[name], to: pathTo(name) }))}
    />
  );
}
