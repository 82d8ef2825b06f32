import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|mjs|css|html|json|geojson|svg|txt|map|webmanifest)$/;
/** Smaller files gain nothing. In bytes. */
const SMALLEST = 1_024;

/**
 * Brotli's best takes three times as long as the next one for 2 % less: worth it for what every visit begins with, while somebody
 * waits for the build. The geometry of maps, of which a visit fetches some kB, takes a seventh of that for 9 % more.
 */
const QUALITY = { first: 11, later: 10, geometry: 8 };

/**
 * Writes `file.br` and `file.gz` beside every text file of a folder, so that serving costs no work.
 * @param first the page whose files are packed best, as a path in the folder
 */
export async function compressFolder(folder, first) {
  const names = await readdir(folder, { recursive: true });
  const page = await readFile(join(folder, first), 'utf8');
  const kindOf = (name) =>
    name === first || page.includes(`/${name}"`) ? 'first' : name.endsWith('.json') ? 'geometry' : 'later';
  await Promise.all(
    names
      .filter((name) => TEXT.test(name) && !name.endsWith('.map'))
      .map((name) => compress(join(folder, name), QUALITY[kindOf(name)])),
  );
}

async function compress(file, quality) {
  const content = await readFile(file);
  if (content.length < SMALLEST) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
