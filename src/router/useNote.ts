import { useShown } from './contexts.ts';
import { locationOf } from './createRouter.ts';

/**
 * Writes what this page says of itself in its query, as long as it is open. That leads nowhere: it holds up no link that was pressed
 * meanwhile. Apart from `index.ts`, which every page begins with.
 */
export function useNote() {
  const { router, page } = useShown();
  const { pathname } = page.location;
  return (query: URLSearchParams, entry: 'push' | 'replace') => {
    const said = String(query);
    const location = locationOf({ pathname, search: said && `?${said}`, hash: '' });
    router.actor.send({ type: 'noted', location, entry });
  };
}
