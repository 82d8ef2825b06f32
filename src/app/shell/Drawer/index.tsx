import clsx from 'clsx';
import { NavLink } from 'react-router-dom';
import { Dialog } from '#src/components/Dialog/index.tsx';
import { Disclosure } from '#src/components/Disclosure/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { pathTo } from '../../links.ts';
import { routeStrings } from '../../routes/strings.ts';
import { CountriesPanel } from '../CountriesPanel/index.tsx';
import { MenuGroups } from '../MenuGroups/index.tsx';
import { menuStrings } from '../menus/strings.ts';
import { useMenus, useReportRoutes } from '../menus/useMenus.ts';
import styles from './Drawer.module.css';

/** The menus of the bar on a phone, over the whole screen. `onPick`: a link was followed. */
export function Drawer({ onPick, onClose }: { onPick: () => void; onClose: () => void }) {
  const strings = useStrings(menuStrings);
  const titles = useStrings(routeStrings);
  const menus = useMenus();
  const reports = useReportRoutes();
  return (
    <Dialog isOpen heading={strings.openMenu} size="full" closesOnEscape onClose={onClose}>
      <nav aria-label={strings.navigation} className={styles.drawer}>
        <NavLink to={pathTo('home')} end onClick={onPick} className={clsx(styles.link)}>
          {titles.home}
        </NavLink>
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
