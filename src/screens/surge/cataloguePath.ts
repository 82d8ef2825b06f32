import { absolutePath } from '#src/core/links.ts';

/** The address of a page of the catalogue. */
export const cataloguePath = (path: string): string => `${absolutePath('surgeCatalogue')}/${path}`;
