import type { Language } from '#contracts/languages.ts';
import { contentAddress, fileOfPage } from '#src/content/address.ts';

/** The content that a page shows comes while the code does that draws it: the catalogue of surge services, and the toolbox. */
export function askContent(pathname: string, language: Language): void {
  const name = contentAt(pathname);
  if (name === undefined) return;
  const link = document.createElement('link');
  // As the app asks for it (`src/content/fetchContent.ts`): else it would be fetched twice.
  Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' });
  link.href = contentAddress(name, language);
  document.head.append(link);
}

function contentAt(pathname: string): string | undefined {
  if (pathname.startsWith('/surge/operational-toolbox')) return 'operationalToolbox';
  const [inCatalogue, path] = /^\/surge\/catalogue(?:\/(.*))?$/.exec(pathname) ?? [];
  const name = fileOfPage(path || 'overview');
  // One that is not there is told by the app.
  return inCatalogue && __CONTENT_NAMES__.includes(name) ? name : undefined;
}
