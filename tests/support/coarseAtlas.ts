import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vitest/config';

const ATLAS = 'world-atlas/countries-110m.json';

/** The coarse land of maps, which the build puts beside the app, stands in its address here: there is nobody who would answer for a file. */
export function coarseAtlas(): Plugin {
  return {
    name: 'coarse-atlas',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/src/') || !code.includes(ATLAS)) return;
      const file = readFileSync(createRequire(import.meta.url).resolve(ATLAS), 'base64');
      return code.replace(`new URL('${ATLAS}', import.meta.url)`, `'data:application/json;base64,${file}'`);
    },
  };
}
