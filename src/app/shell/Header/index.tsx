import { useSelector } from '@xstate/react';
import { Link, NavLink } from 'react-router-dom';
import { selectIsSignedIn } from '#machines/auth.ts';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { Logo } from '#src/components/Logo/index.tsx';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { useApp } from '../../AppContext.ts';
import { pathTo } from '../../links.ts';
import { LanguageMenu } from '../LanguageMenu/index.tsx';
import { SearchBox } from '../SearchBox/index.tsx';
import { shellStrings } from '../strings.ts';
import { UserMenu } from '../UserMenu/index.tsx';
import styles from './Header.module.css';

/** The bar on top of every page: home, language, who is signed in, the main pages and the search. */
export function Header() {
  const strings = useStrings(shellStrings);
  const { config, actors } = useApp();
  const isSignedIn = useSelector(actors.auth, selectIsSignedIn);
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        <Link
          to={pathTo('home')}
          className={styles.brand}
          aria-label={fill(strings.homeLink, { title: config.title })}
        >
          <Logo title={config.title} />
        </Link>
        <div className={styles.account}>
          <LanguageMenu />
          {isSignedIn ? (
            <UserMenu />
          ) : (
            <ButtonLink to={pathTo('login')} variant="secondary">
              {strings.login}
            </ButtonLink>
          )}
        </div>
      </div>
      <div className={styles.bottom}>
        <nav aria-label={strings.navigation}>
          <ul className={styles.links}>
            <li>
              <NavLink to={pathTo('home')} end>
                {strings.home}
              </NavLink>
            </li>
            <li>
              <NavLink to={pathTo('emergencies')}>{strings.emergencies}</NavLink>
            </li>
            <li>
              <NavLink to={pathTo('search')}>{strings.search}</NavLink>
            </li>
          </ul>
        </nav>
        <SearchBox />
      </div>
    </header>
  );
}
