import { useIsOffered } from '#src/core/access.ts';
import { MENUS, type MenuLink, type MenuRow, REPORT_ROUTES } from './menus.ts';

/** The menus with what can be opened; one that would hold no page of ours is not there. */
export function useMenus(): MenuRow[] {
  const isOffered = useIsOffered();
  const isShown = (link: MenuLink) => 'href' in link || isOffered(link.route);
  return MENUS.map((menu) => ({
    ...menu,
    groups: menu.groups
      .map((group) => ({ ...group, links: group.links.filter(isShown) }))
      .filter(({ links }) => links.some((link) => 'route' in link)),
  })).filter(({ groups }) => groups.length > 0);
}

/** The reports that whoever is here may write. */
export function useReportRoutes() {
  const isOffered = useIsOffered();
  return REPORT_ROUTES.filter((name) => isOffered(name));
}
