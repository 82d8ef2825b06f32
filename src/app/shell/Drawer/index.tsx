import clsx from 'clsx';
import { NavLink } from 'react-router';
import { Dialog } from '#src/components/Dialog/index.tsx';
import { Disclosure } from '#src/components/Disclosure/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useIsOffered } from '#src/core/access.ts';
import { pathTo } from '#src/core/links.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { CountriesPanel } from '../CountriesPanel/index.tsx';
import { MenuGroups } from '../MenuGroups/index.tsx';
import { menuStrings } from '../menus/strings.ts';
import { useMenus, useReportRoutes } from '../menus/useMenus.ts';
import styles from './Drawer.module.css';

/** For visitors alone. */
const ACCOUNT_ROUTES = ['login', 'register'] as const;

/** The menus of the bar on a phone, over the whole screen. `onPick`: a link was followed. */
export function Drawer({ onPick, onClose }: { onPick: () => void; onClose: () => void }) {
  const strings = useStrings(menuStrings);
  const titles = useStrings(routeStrings);
  const isOffered = useIsOffered();
  const menus = useMenus();
  const reports = useReportRoutes();
  return (
    <Dialog isOpen heading={strings.openMenu} size="full" closesOnEscape onClose={onClose}>
      <nav aria-label={strings.navigation} className={styles.drawer}>
        <NavLink to={pathTo('home')} end onClick={onPick} className={clsx(styles.link)}>
          {titles.home}
        </NavLink>
        {/* There is no room for the second in the bar. */}
        {ACCOUNT_ROUTES.filter((name) => isOffered(name)).map((name) => (
          <NavLink key={name} to={pathTo(name)} onClick={onPick} className={clsx(styles.link)}>
            {titles[name]}
          </NavLink>
        ))}
        <Disclosure summary={strings.countries} isLazy>
          <CountriesPanel onPick={onPick} />
        </Disclosure>
        {menus.map(({ name, groups }) => (
          <Disclosure key={name} summary={strings[name]}>
            <MenuGroups groups={groups} onPick={onPick} />
          </Disclosure>
        ))}
        {reports.length > 0 && (
          <Disclosure summary={strings.createReport}>
            <ul className={styles.reports}>
              {reports.map((name) => (
                <li key={name}>
                  <TextLink to={pathTo(name)} onClick={onPick}>
                    {titles[name]}
                  </TextLink>
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </nav>
    </Dialog>
  );
}
