import { everything } from '#contracts/query.ts';

/** What editors wrote about a country: it says whether there is a page for it, and stands there. */
export const snippetsInput = (country: number) => everything({ country });
