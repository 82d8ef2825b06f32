/** The largest id, and the largest whole number, that the database keeps. */
export const LARGEST_NUMBER = 2_147_483_647;

/** The id that a text of an address says; undefined for a text that no record can have as its id. */
export function idOf(text: string | null | undefined): number | undefined {
  if (!text || !/^\d{1,10}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= LARGEST_NUMBER ? id : undefined;
}
