import { writeFileSync } from 'node:fs';
import { absolutePath } from '#src/app/links.ts';
import { ROUTES, type RouteName, routeRow } from '#src/app/routes/index.ts';

/** Addresses that everyone may open, are built and need no parameter: what search engines are told of. */
export function publicPages(): string[] {
  return (Object.keys(ROUTES) as RouteName[])
    .filter((name) => {
      const { visibility, permission, screen } = routeRow(name);
      return visibility === 'anything' && !permission && screen;
    })
    .map(absolutePath)
    .filter((path) => !path.includes(':'));
}

/** Writes them beside the built app, for the server's `/sitemap.xml`. */
export function writePages(file: string): void {
  writeFileSync(file, `${JSON.stringify(publicPages())}\n`);
}
