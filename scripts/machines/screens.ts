import { join } from 'node:path';
import { MACHINES } from '#machines/catalogue.ts';
import { ROOT } from '#scripts/i18n/strings.ts';
import { locate, reachedFrom } from '#scripts/lib/importGraph.mjs';
import { screensOfApp } from '#scripts/screensOfApp.ts';

/** Where a machine runs: on every page, or on some, by title and address. */
export interface MachineUse {
  isEverywhere: boolean;
  screens: readonly { title: string; address: string }[];
}

const IMPORT = /(?:^|\n)import (?!type\b)[^;]*?from '#machines\/(\w+)\.ts'/g;
/** What every page begins with. */
const APP = ['src/app/createApp.ts', 'src/app/shell/Shell/index.tsx'];

/** Which screens each machine runs on, by what their code imports. */
export function screensByMachine(): Readonly<Record<string, MachineUse>> {
  const screens = screensOfApp().map(({ title, address, files }) => ({
    title,
    address,
    machines: machinesIn(files),
  }));
  const everywhere = new Set(
    APP.flatMap((file) => {
      const found = locate(`#${file}`) ?? join(ROOT, file);
      return [...machinesIn(reachedFrom(found))];
    }),
  );
  return Object.fromEntries(
    MACHINES.map(({ name }) => [
      name,
      {
        isEverywhere: everywhere.has(name),
        screens: screens
          .filter(({ machines }) => machines.has(name))
          .map(({ title, address }) => ({ title, address })),
      },
    ]),
  );
}

function machinesIn(files: ReadonlyMap<string, string>): ReadonlySet<string> {
  return new Set(
    [...files.values()].flatMap((text) => [...text.matchAll(IMPORT)].map(([, name = '']) => name)),
  );
}
