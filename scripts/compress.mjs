import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|mjs|css|html|json|geojson|svg|txt|map|webmanifest)$/;
/** Smaller files gain nothing. In bytes. */
const SMALLEST = 1_024;

/** Writes `file.br` and `file.gz` beside every text file of a folder, so that serving costs no work. */
export async function compressFolder(folder) {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names
      .filter((name) => TEXT.test(name) && !name.endsWith('.map'))
      .map((name) => compress(join(folder, name))),
  );
}

async function compress(file) {
  const content = await readFile(file);
  if (content.length < SMALLEST) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
