import type { SelectOption } from '#machines/select.ts';

/** A line of the list. `index`: of the option among those shown; a heading has none. */
export type Row =
  | { readonly key: string; readonly group: string; readonly option?: undefined; readonly index?: undefined }
  | {
      readonly key: string;
      readonly group: string | undefined;
      readonly option: SelectOption;
      readonly index: number;
    };

export interface Rows {
  readonly rows: readonly Row[];
  /** By index of an option, its row. */
  readonly rowOf: readonly number[];
}

/** Puts a heading before the options of each group; expects these side by side, as the machine lists them. */
export function rowsOf(options: readonly SelectOption[]): Rows {
  const rows: Row[] = [];
  const rowOf: number[] = [];
  let last: string | undefined;
  options.forEach((option, index) => {
    const { group } = option;
    if (group !== undefined && group !== last) rows.push({ key: `group ${group}`, group });
    last = group;
    rowOf.push(rows.length);
    rows.push({ key: `option ${option.key}`, group, option, index });
  });
  return { rows, rowOf };
}

/** Runs of rows of the same group, in their order. */
export function runsOf<Item extends { row: Row }>(items: readonly Item[]) {
  const runs: { group: string | undefined; items: Item[] }[] = [];
  for (const item of items) {
    const run = runs.at(-1);
    if (run && run.group === item.row.group) run.items.push(item);
    else runs.push({ group: item.row.group, items: [item] });
  }
  return runs;
}
