/** A file in a ZIP. `size` and `start` are those of its packed content, in bytes from the archive's beginning. */
export interface ZipEntry {
  name: string;
  /** 0 stored, 8 deflated. */
  method: number;
  start: number;
  size: number;
}

/** Sizes of a ZIP's records, in bytes, without names and comments. */
const END_RECORD = 22;
const DIRECTORY_RECORD = 46;
const LOCAL_RECORD = 30;
const LONGEST_COMMENT = 65_535;

/**
 * What the directory at the end of a ZIP lists; undefined where it does not add up: names that are there twice, records beyond
 * those it counts (a count is two bytes, and begins anew after 65,535), or offsets that lead nowhere. Source: APPNOTE 6.3.10.
 */
export function zipEntries(bytes: Uint8Array): ZipEntry[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfZip(view);
  if (end === undefined) return undefined;
  const count = view.getUint16(end + 10, true);
  const entries = new Map<string, ZipEntry>();
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + DIRECTORY_RECORD > end || view.getUint32(at, true) !== 0x02014b50) return undefined;
    const nameLength = view.getUint16(at + 28, true);
    const local = view.getUint32(at + 42, true);
    if (local + LOCAL_RECORD > bytes.length) return undefined;
    const name = new TextDecoder().decode(
      bytes.subarray(at + DIRECTORY_RECORD, at + DIRECTORY_RECORD + nameLength),
    );
    if (entries.has(name)) return undefined;
    entries.set(name, {
      name,
      method: view.getUint16(at + 10, true),
      start: local + LOCAL_RECORD + view.getUint16(local + 26, true) + view.getUint16(local + 28, true),
      size: view.getUint32(at + 20, true),
    });
    at += DIRECTORY_RECORD + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return at === end ? [...entries.values()] : undefined;
}

function endOfZip(view: DataView): number | undefined {
  const last = view.byteLength - END_RECORD;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1)
    if (view.getUint32(at, true) === 0x06054b50) return at;
  return undefined;
}
