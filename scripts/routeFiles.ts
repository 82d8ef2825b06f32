import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RouteName, routeRow } from '#src/core/routes/index.ts';
import { readParts } from './lib/partsPlugin.mjs';

/** The files that every page begins with. */
export const FIRST_PART = 'first';

const parts = readParts();

/** The JavaScript and styles of a part of the code in the last build, as paths of the app. */
export const filesOf = (part: string): readonly string[] => parts[part] ?? [];

/** What opening a page fetches before it can be used, in the order in which it is asked for: its frames, its code, its first calls. */
export function filesOfPage(name: RouteName): string[] {
  const shown = forwarded(name);
  const needed = [FIRST_PART, ...shown.flatMap((one) => PARTS.get(one) ?? [])];
  return [...new Set(needed.flatMap(filesOf))];
}

/** The routes that stand on a page, outermost first: with the first of its tabs where it leads on to one. */
function forwarded(name: RouteName): RouteName[] {
  const { forward, parent } = routeRow(name);
  if (forward) return forwarded(forward as RouteName);
  return parent ? [...framesOf(parent as RouteName), name] : [name];
}

function framesOf(name: RouteName): RouteName[] {
  const { parent } = routeRow(name);
  return parent ? [...framesOf(parent as RouteName), name] : [name];
}

const FOLDER = fileURLToPath(new URL('../src/app/screens', import.meta.url));
/** A row, or the name of one that several routes share. */
const ROW = /^ {2}(\w+): (?:\{\n([\s\S]*?)^ {2}\}|(\w+)),/gm;
const SHARED_ROW = /^const (\w+) = \{\n([\s\S]*?)^\} as const satisfies ScreenRow;/gm;
const SCREEN = /^ +screen: [\s\S]*?(?=^ +\w+: |$(?![\s\S]))/m;
const IMPORT = /\bimport\('([^']+)'\)/g;

/** The row of each route in `src/app/screens/` and what its screen imports, by its name. Those of the first pages are in the first files. */
const PARTS = new Map(
  readdirSync(FOLDER).flatMap((file) => {
    const text = readFileSync(join(FOLDER, file), 'utf8');
    const shared = new Map([...text.matchAll(SHARED_ROW)].map(([, name, row]) => [name, row]));
    return [...text.matchAll(ROW)].map(([, name, own, other]) => {
      const row = own ?? shared.get(other) ?? '';
      // Calls of a first page are asked for by the page itself (`src/beforeApp`): what asks for those of later ones is not needed.
      const [screen = ''] = SCREEN.exec(row) ?? [];
      const parts = [`./${file}`, ...[...screen.matchAll(IMPORT)].map(([, part]) => part ?? '')];
      return [name as RouteName, parts] as const;
    });
  }),
);
