import { inflateRawSync } from 'node:zlib';
import { type ZipEntry, zipEntries } from '#rules/zip.ts';

/** Says what each part of a package is. */
const CONTENT_TYPES = '[Content_Types].xml';
/** More of it is not unpacked: it is a list of some hundred lines. In bytes. */
const LONGEST = 1_048_576;
/** How a package says that a part of it runs, whatever the part's name. Source: MS-OFFMACRO2; ECMA-376, part 2. */
const RUNS = /vbaProject|macroEnabled|ms-office\.activeX/i;
const PACKED = 8;

/** Whether an Office file has macros by what it says of its parts; one that cannot be read counts as one that has. */
export function hasMacros(bytes: Uint8Array): boolean {
  const entries = zipEntries(bytes) ?? [];
  const telling = entries.filter(({ name }) => name === CONTENT_TYPES || name.endsWith('.rels'));
  const texts = telling.map((entry) => textOf(bytes, entry));
  return texts.length === 0 || texts.some((text) => text === undefined || RUNS.test(text));
}

function textOf(bytes: Uint8Array, { method, start, size }: ZipEntry): string | undefined {
  const packed = bytes.subarray(start, start + size);
  try {
    const plain = method === PACKED ? inflateRawSync(packed, { maxOutputLength: LONGEST }) : packed;
    // UTF-16 is allowed too: without its zeros the words are the same.
    return Buffer.from(plain).toString('latin1').replaceAll('\0', '');
  } catch {
    return undefined;
  }
}
