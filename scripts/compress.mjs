import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ROOT } from './lib/run.mjs';

const TEXT = /\.(js|mjs|css|html|json|geojson|svg|txt|map|webmanifest)$/;
/** Smaller files gain nothing. In bytes. */
const SMALLEST = 1_024;

/**
 * Brotli's best takes three times as long as the next one for 2 % less: worth it for what every visit begins with, while somebody
 * waits for the build. The geometry of maps, of which a visit fetches some kB, takes a seventh of that for 9 % more.
 */
const QUALITY = { first: 11, later: 10, geometry: 8 };

/** What was packed before, named by what it holds: most files are the same in the next build. */
const PACKED = join(ROOT, 'node_modules', '.cache', 'packed');

/**
 * Writes `file.br` and `file.gz` beside every text file of a folder, so that serving costs no work.
 * @param first the page whose files are packed best, as a path in the folder
 */
export async function compressFolder(folder, first) {
  const page = await readFile(join(folder, first), 'utf8');
  const kindOf = (name) =>
    name === first || page.includes(`/${name}"`) ? 'first' : name.endsWith('.json') ? 'geometry' : 'later';
  const used = await Promise.all(
    (await textsIn(folder)).map(async (name) => {
      const packed = await pack(join(folder, name), QUALITY[kindOf(name)]);
      for (const [ending, file] of Object.entries(packed))
        await copyFile(join(PACKED, file), join(folder, `${name}.${ending}`));
      return Object.values(packed);
    }),
  );
  await forgetAllBut(new Set(used.flat()));
}

/** The largest first: at the end one core would wait for it. */
async function textsIn(folder) {
  const names = await readdir(folder, { recursive: true });
  return names
    .filter((name) => TEXT.test(name) && !name.endsWith('.map'))
    .map((name) => ({ name, size: statSync(join(folder, name)).size }))
    .filter(({ size }) => size >= SMALLEST)
    .sort((one, other) => other.size - one.size)
    .map(({ name }) => name);
}

/** Resolves with where it lies in `PACKED`, by the ending of its kind. */
async function pack(file, quality) {
  const content = await readFile(file);
  const hash = createHash('sha256').update(content).digest('hex');
  const packed = { br: `${hash}.${quality}.br`, gz: `${hash}.gz` };
  await Promise.all([
    keep(packed.br, () =>
      promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    ),
    keep(packed.gz, () => promisify(gzip)(content, { level: 9 })),
  ]);
  return packed;
}

/** Files that hold the same are packed once. */
const making = new Map();
function keep(name, make) {
  if (!making.has(name)) making.set(name, write(join(PACKED, name), make));
  return making.get(name);
}

/** A build that is ended leaves nothing that is there in part. */
async function write(file, make) {
  if (existsSync(file)) return;
  await mkdir(PACKED, { recursive: true });
  await writeFile(`${file}.part`, await make());
  await rename(`${file}.part`, file);
}

async function forgetAllBut(used) {
  for (const name of await readdir(PACKED)) if (!used.has(name)) await rm(join(PACKED, name));
}
