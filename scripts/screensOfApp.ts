import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#scripts/i18n/strings.ts';
import { ROUTES, type RouteName, routeRow } from '#src/core/routes/index.ts';
import { locate, reachedFrom } from './lib/importGraph.mjs';

/** A screen as its route names it, and all that its code is made of. */
interface ScreenOfApp {
  title: string;
  address: string;
  /** Its own folder, as imports name it. */
  module: string;
  /** Their texts by whole path. */
  files: ReadonlyMap<string, string>;
}

const SCREEN = /\b(\w+): \{\s*screen: async \(\) =>\s*\(await import\('([^']+)'\)/g;

/** Every screen of the app, as `src/app/screens/` lists them. */
export function screensOfApp(): ScreenOfApp[] {
  const folder = join(ROOT, 'src', 'app', 'screens');
  const tables = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  const read: Parameters<typeof reachedFrom>[1] = new Map();
  return tables.flatMap((table) =>
    [...table.matchAll(SCREEN)].flatMap(([, name = '', specifier = '']) => {
      const first = locate(specifier);
      if (!first || !(name in ROUTES)) return [];
      const { title } = routeRow(name as RouteName);
      const module = specifier.replace(/\/index\.tsx$/, '');
      return [{ title, address: addressOf(name as RouteName), module, files: reachedFrom(first, read) }];
    }),
  );
}

function addressOf(name: RouteName): string {
  const { path, parent } = routeRow(name) as { path: string; parent?: RouteName };
  return parent ? `${addressOf(parent)}/${path}` : path;
}
