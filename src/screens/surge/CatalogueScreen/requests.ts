import { askAgain } from '#src/content/fetchContent.ts';
import { fetchPage } from '#src/content/surgeCatalogue/fetchPage.ts';
import { entryAt } from '#src/content/surgeCatalogue/tree.ts';
import type { Requests } from '#src/core/requests.ts';
import type { Address } from '#src/core/routes/index.ts';
import { readLanguage } from '#src/core/storage.ts';

/** The path of the page in an address; without a section it is the first one. */
export const pathOf = ({ section, page }: Address['params']): string =>
  section === undefined ? 'overview' : [section, page].filter(Boolean).join('/');

/** Sets going what the page says. It is not waited for: its words are asked for meanwhile. */
export function prefetchCataloguePage(_requests: Requests, { params }: Address): void {
  const path = pathOf(params);
  askAgain();
  // One that cannot be had is told of where it would stand.
  if (entryAt(path)) fetchPage(path, readLanguage());
}
