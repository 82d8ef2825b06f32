import { lazy, Suspense } from 'react';
import { NavLink, useMatch } from 'react-router-dom';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { useApp } from '../../AppContext.ts';
import { absolutePath, pathTo } from '../../links.ts';
import { routeStrings } from '../../routes/strings.ts';
import { NavigationMenu } from '../menus/NavigationMenu.tsx';
import { menuStrings } from '../menus/strings.ts';
import { useMenus } from '../menus/useMenus.ts';
import styles from './MainNavigation.module.css';

const loadCountries = () => import('../CountriesPanel/index.tsx');
const CountriesPanel = lazy(async () => ({ default: (await loadCountries()).CountriesPanel }));

const loadGroups = () => import('../MenuGroups/index.tsx');
const MenuGroups = lazy(async () => ({ default: (await loadGroups()).MenuGroups }));

/** Home and the menus, side by side: where there is room for them. */
export function MainNavigation() {
  const strings = useStrings(menuStrings);
  const titles = useStrings(routeStrings);
  const { requests } = useApp();
  const isRegion = useMatch(`${absolutePath('region')}/*`) !== null;
  const isCountry = useMatch(`${absolutePath('country')}/*`) !== null;

  // Code and data come while the pointer is on its way.
  async function prepareCountries() {
    (await loadCountries()).prefetchCountries(requests);
  }

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
              <Suspense fallback={<MessageBlock state="pending" message={strings.countriesPending} />}>
                <CountriesPanel onPick={close} />
              </Suspense>
            )}
          </NavigationMenu>
        </li>
        {useMenus().map(({ name, groups }) => (
          <li key={name}>
            <NavigationMenu label={strings[name]} onApproach={() => void loadGroups()}>
              {(close) => (
                <Suspense fallback={<MessageBlock state="pending" />}>
                  <MenuGroups groups={groups} onPick={close} />
                </Suspense>
              )}
            </NavigationMenu>
          </li>
        ))}
      </ul>
    </nav>
  );
}
