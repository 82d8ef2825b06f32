import type { Sort } from '#src/components/Table/index.tsx';
import { useQueryState } from '#src/hooks/useQueryState.ts';

/** Page and order of one of several tables of a page, kept in the address under names of its own. */
export function usePaged(name: string, pageSize: number) {
  const { query, change } = useQueryState();
  return {
    query,
    change,
    onPage: (offset: number) =>
      change({ [`${name}_page`]: offset === 0 ? '' : String(offset / pageSize + 1) }, { isNewEntry: true }),
    onSort: ({ key, isDescending }: Sort) =>
      change({ [`${name}_sort`]: isDescending ? `-${key}` : key, [`${name}_page`]: '' }),
  };
}
