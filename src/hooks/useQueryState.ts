import { useSearchParams } from 'react-router';
import { useQueryNow } from '#src/router/index.ts';

/**
 * State kept in the query of the address, so that it can be shared and comes back with the back button. A change replaces
 * the history entry; `change` with an empty value removes it. `isNewEntry` makes the back button undo it. What is shown comes a
 * moment after the press that changed it, and each of two quick presses counts.
 */
export function useQueryState() {
  const [query, setQuery] = useSearchParams();
  const now = useQueryNow();
  function change(values: Readonly<Record<string, string>>, { isNewEntry = false } = {}) {
    const next = now();
    for (const [name, value] of Object.entries(values)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    setQuery(next, { replace: !isNewEntry, preventScrollReset: true });
  }
  return { query, change };
}
