import type { ListValues } from '#machines/listState.ts';

/** Under which names a list is kept in an address, where several may share one. */
export interface ListPlace {
  /** Stands before the names of page, its size and order: `erus_page`. */
  name?: string | undefined;
}

type Names = ListPlace & { filters: readonly string[] };

/** The names in the address of what a list says: of page, its size and order, and its filters. */
const namesIn = ({ name, filters }: Names): [value: string, address: string][] => [
  ...['page', 'rows', 'sort'].map((value): [string, string] => [value, name ? `${name}_${value}` : value]),
  ...filters.map((filter): [string, string] => [filter, filter]),
];

/** What an address says of a list. Another list of the page, and whatever else stands there, is not its affair. */
export function listValues(address: URLSearchParams, names: Names): ListValues {
  return Object.fromEntries(
    namesIn(names).flatMap(([value, name]) => {
      const text = address.get(name);
      return text ? [[value, text]] : [];
    }),
  );
}

/** The address that says this of a list, and of all else what it said. */
export function addressWith(address: URLSearchParams, values: ListValues, names: Names): URLSearchParams {
  const next = new URLSearchParams(address);
  const own = new Map(namesIn(names));
  for (const name of own.values()) next.delete(name);
  for (const [value, text] of Object.entries(values)) {
    const name = own.get(value);
    if (name && text) next.set(name, text);
  }
  return next;
}
