import { crc32 } from 'node:zlib';

/** The smallest photo that every browser shows: one grey pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

/** A ZIP with these names in it, each with a few letters. */
export const zipOf = (...names: string[]): Buffer => zipOfEntries(names.map((name) => [name, '<x/>']));

/** A ZIP with these contents by their names. */
export const zipWith = (contents: Readonly<Record<string, string>>): Buffer =>
  zipOfEntries(Object.entries(contents));

function zipOfEntries(entries: readonly (readonly [name: string, content: string])[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, written] of entries) {
    const content = Buffer.from(written);
    const text = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(content.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(text.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, text, content]);
    const entry = Buffer.alloc(14);
    entry.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, entry, text]));
    parts.push(local);
    offset += local.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(index.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, index, end]);
}

export const DOCX = zipOf('[Content_Types].xml', 'word/document.xml');

/** The same ZIP with one more name in its directory than that counts. */
export function hidingEntries(zip: Buffer, name: string): Buffer {
  const end = zip.length - 22;
  const hidden = zipOf(name);
  const entry = hidden.subarray(hidden.readUInt32LE(hidden.length - 6), hidden.length - 22);
  const changed = Buffer.concat([zip.subarray(0, end), entry, zip.subarray(end)]);
  changed.writeUInt32LE(zip.readUInt32LE(end + 12) + entry.length, end + entry.length + 12);
  return changed;
}
