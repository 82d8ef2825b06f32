import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FIRST_SCREENS } from '#src/app/screens/first.ts';
import { type RouteName, routeRow } from '#src/core/routes/index.ts';
import { readParts } from './lib/partsPlugin.mjs';

/** The files that every page begins with, and those with the rows of all screens. */
export const FIRST_PART = 'first';
const ROWS_PART = './screens/index.ts';

const parts = readParts();

/** The JavaScript and styles of a part of the code in the last build, as paths of the app. */
export const filesOf = (part: string): readonly string[] => parts[part] ?? [];

/** What opening a page fetches before it can be used, in the order in which it is asked for: its frames, its code, its first calls. */
export function filesOfPage(name: RouteName): string[] {
  const shown = forwarded(name);
  const needed = [
    FIRST_PART,
    ...(shown.every((one) => Object.hasOwn(FIRST_SCREENS, one)) ? [] : [ROWS_PART]),
    ...shown.flatMap((one) => PARTS.get(one) ?? []),
  ];
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
const ROW = /^ {2}(\w+): \{\n([\s\S]*?)^ {2}\},/gm;
const SCREEN = /^ {4}screen: [\s\S]*?(?=^ {4}\w+: |$(?![\s\S]))/m;
const IMPORT = /\bimport\('([^']+)'\)/g;

/** What the screen of each row of `src/app/screens/` imports, by the name of its route. */
const PARTS = new Map(
  readdirSync(FOLDER).flatMap((file) => {
    const text = readFileSync(join(FOLDER, file), 'utf8');
    return [...text.matchAll(ROW)].map(([, name, row = '']) => {
      // Calls of a first page are asked for by the page itself (`src/beforeApp`): what asks for those of later ones is not needed.
      const [screen = ''] = SCREEN.exec(row) ?? [];
      const parts = [...screen.matchAll(IMPORT)].map(([, part]) => part ?? '');
      return [name as RouteName, parts] as const;
    });
  }),
);
