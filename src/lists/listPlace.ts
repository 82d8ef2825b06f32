import type { ListValues } from '#machines/listState.ts';

/** Under which names a list is kept in an address, where several may share one. */
export interface ListPlace {
  /** Stands before the names of page, its size, order, columns and view: `erus_page`. */
  name?: string | undefined;
}

type Names = ListPlace & { filters: readonly string[] };

const OWN = ['page', 'rows', 'sort', 'columns', 'view'];

/** The names in the address of what a list says: those of all lists, and its filters. */
const namesIn = ({ name, filters }: Names): [value: string, address: string][] => [
  ...OWN.map((value): [string, string] => [value, name ? `${name}_${value}` : value]),
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

/** The query of an address, with the columns that are shown where it does not say them itself. */
export function queryWithColumns(query: string, columns: string | undefined): string {
  if (!columns) return query;
  const values = new URLSearchParams(query);
  values.set('columns', columns);
  return values.toString();
}
