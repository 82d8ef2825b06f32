import { useMatches } from 'react-router-dom';
import type { RouteName } from '#src/core/routes/index.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';

/** The title of the page that is open, from its row in the route table; undefined where no route matches. */
export function useRouteTitle(): string | undefined {
  const titles = useStrings(routeStrings);
  const name = useMatches().findLast(({ handle }) => handle !== undefined)?.handle as RouteName | undefined;
  return name && titles[name];
}
