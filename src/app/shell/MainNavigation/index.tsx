import { NavLink, useMatch } from 'react-router';
import { lazyComponent } from '#src/components/lazyPart.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { absolutePath, pathTo } from '#src/core/links.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { NavigationMenu } from '../menus/NavigationMenu.tsx';
import { menuStrings } from '../menus/strings.ts';
import { useMenus } from '../menus/useMenus.ts';
import styles from './MainNavigation.module.css';

const loadCountries = () => import('../CountriesPanel/index.tsx');
const CountriesPanel = lazyComponent(async () => (await loadCountries()).CountriesPanel);

const MenuGroups = lazyComponent(async () => (await import('../MenuGroups/index.tsx')).MenuGroups);

/** Home and the menus, side by side: where there is room for them. */
export function MainNavigation() {
  const strings = useStrings(menuStrings);
  const titles = useStrings(routeStrings);
  const { requests } = useApp();
  const isRegion = useMatch(`${absolutePath('region')}/*`) !== null;
  const isCountry = useMatch(`${absolutePath('country')}/*`) !== null;

  // Code and data come while the pointer is on its way. What cannot be fetched is told when the menu is opened.
  const prepareCountries = () =>
    loadCountries().then(
      ({ prefetchCountries }) => prefetchCountries(requests),
      () => {},
    );

  return (
    <nav aria-label={strings.navigation}>
      <ul className={styles.links}>
        <li>
          <NavLink to={pathTo('home')} end>
            {titles.home}
          </NavLink>
        </li>
        <li>
          <NavigationMenu
            label={strings.countries}
            isCurrent={isRegion || isCountry}
            onApproach={() => void prepareCountries()}
          >
            {(close) => (
              <CountriesPanel
                onPick={close}
                pending={<MessageBlock state="pending" message={strings.countriesPending} />}
              />
            )}
          </NavigationMenu>
        </li>
        {useMenus().map(({ name, groups }) => (
          <li key={name}>
            <NavigationMenu label={strings[name]} onApproach={() => void MenuGroups.preload()}>
              {(close) => (
                <MenuGroups groups={groups} onPick={close} pending={<MessageBlock state="pending" />} />
              )}
            </NavigationMenu>
          </li>
        ))}
      </ul>
    </nav>
  );
}
