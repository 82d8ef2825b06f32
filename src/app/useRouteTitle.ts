import type { RouteName } from '#src/core/routes/index.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { useRows } from '#src/router/index.ts';

/** The title of the page that is open, from its row in the route table; undefined where no route matches. */
export function useRouteTitle(): string | undefined {
  const titles = useStrings(routeStrings);
  const name = useRows().findLast(({ route }) => route.handle !== undefined)?.route.handle as
    | RouteName
    | undefined;
  return name && titles[name];
}
