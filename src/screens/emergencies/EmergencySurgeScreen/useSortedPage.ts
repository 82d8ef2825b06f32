import { useState } from 'react';
import type { Sort } from '#src/components/Table/index.tsx';

/** Which page of a table is shown, in which order; a new order leads back to the first page. */
export function useSortedPage<Key extends string>(initial: Key, isDescending = false) {
  const [offset, setOffset] = useState(0);
  const [sort, setSort] = useState<Sort>({ key: initial, isDescending });
  return {
    offset,
    setOffset,
    sort,
    onSort(next: Sort) {
      setSort(next);
      setOffset(0);
    },
    // The table offers no other keys than its columns have.
    ordering: `${sort.isDescending ? '-' : ''}${sort.key}` as Key | `-${Key}`,
  };
}
