import { isLikelyDay } from '#rules/dates.ts';
import { idOf, LARGEST_NUMBER } from '#rules/ids.ts';

/** What a list is asked for, read out of its address. Values that make no sense there are ignored, as if they were not. */

/** How many records to skip for the page in the address: a number like an id, from 1, of records that the API can count. */
export function offsetOf(page: string | undefined, pageSize: number): number {
  const offset = Math.max(0, (idOf(page) ?? 1) - 1) * pageSize;
  return offset <= LARGEST_NUMBER ? offset : 0;
}

/** How many rows a page of a list may have besides its own number. */
const MORE_ROWS: readonly number[] = [50, 100];

/** The sizes that a page of a list can be had in; its own first. */
export const pageSizesFrom = (pageSize: number): readonly number[] => [
  pageSize,
  ...MORE_ROWS.filter((size) => size > pageSize),
];

/** The size of a page in the address, if it is one of those. */
export function pageSizeOf(rows: string | undefined, pageSize: number): number {
  const asked = idOf(rows);
  return asked !== undefined && pageSizesFrom(pageSize).includes(asked) ? asked : pageSize;
}

/** The page in the address for an offset; the first one needs none. */
export function pageOfOffset(offset: number, pageSize: number): string {
  return offset === 0 ? '' : String(offset / pageSize + 1);
}

/** The order in the address, if the list knows it. */
export function orderingOf(asked: string, known: readonly string[], usual: string): string {
  return known.some((key) => asked === key || asked === `-${key}`) ? asked : usual;
}

/** An order as tables show it. */
export function sortOf(ordering: string) {
  return { key: ordering.replace(/^-/, ''), isDescending: ordering.startsWith('-') };
}

/** The same as an address says it. */
export const orderOf = ({ key, isDescending }: { key: string; isDescending: boolean }): string =>
  isDescending ? `-${key}` : key;

/** Several values, joined with commas, each once. */
export function partsOf(text: string | null): string[] {
  return [...new Set((text ?? '').split(','))].filter((part) => part !== '');
}

/** Several numbers, joined with commas. */
export function numbersOf(text: string | null): number[] | undefined {
  const numbers = partsOf(text).flatMap((part) => idOf(part) ?? []);
  return numbers.length > 0 ? numbers : undefined;
}

/** Regions, joined with commas: those from 0 to 4 (product specification, section 3). */
export function regionsOf(text: string | null): number[] | undefined {
  const regions = numbersOf(text)?.filter((region) => region <= LAST_REGION);
  return regions?.length ? regions : undefined;
}
const LAST_REGION = 4;

/** A day as YYYY-MM-DD. One of a year that is only half typed is none yet. */
export function dayOf(text: string | null): string | undefined {
  return isLikelyDay(text) ? text : undefined;
}

/** "Before" a day includes the day itself. */
export function endOfDay(day: string | undefined): string | undefined {
  return day && `${day}T23:59:59Z`;
}
