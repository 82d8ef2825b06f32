import { zipEntries } from '#rules/zip.ts';

const STORED = 0;
const PACKED = 8;
/** A file that is larger when it is unpacked is not read. In bytes. */
const LONGEST = 20_000_000;

/** What reads the files of a ZIP by their names; undefined where it is none. A file that is missing is undefined, a broken one rejects. */
export function openZip(
  bytes: Uint8Array<ArrayBuffer>,
): ((name: string) => Promise<Uint8Array | undefined>) | undefined {
  const entries = zipEntries(bytes);
  if (!entries) return undefined;
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  return async (name) => {
    const entry = byName.get(name);
    if (!entry) return undefined;
    const content = bytes.subarray(entry.start, entry.start + entry.size);
    if (entry.method === STORED) return content;
    if (entry.method !== PACKED) throw new Error(`${name} is packed in a way that nothing here unpacks.`);
    return through(content, new DecompressionStream('deflate-raw'));
  };
}

/** A ZIP of files. Their names are ASCII; the day is 1 January 1980, so that the same files give the same ZIP. Source: APPNOTE 6.3.10. */
export async function writeZip(
  files: readonly (readonly [name: string, text: string])[],
): Promise<Uint8Array<ArrayBuffer>> {
  const packed = await Promise.all(
    files.map(async ([name, text]) => {
      const content = new TextEncoder().encode(text);
      const bytes = await through(content, new CompressionStream('deflate-raw'));
      return { name: new TextEncoder().encode(name), bytes, sum: crc32(content), length: content.length };
    }),
  );
  const locals: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let start = 0;
  for (const { name, bytes, sum, length } of packed) {
    const shared = [
      ...two(20, 0, PACKED, 0, FIRST_DAY),
      ...four(sum, bytes.length, length),
      ...two(name.length, 0),
    ];
    const local = Uint8Array.from([...four(0x04034b50), ...shared, ...name]);
    directory.push(
      Uint8Array.from([
        ...four(0x02014b50),
        ...two(20),
        ...shared,
        ...two(0, 0, 0),
        ...four(0, start),
        ...name,
      ]),
    );
    locals.push(local, bytes);
    start += local.length + bytes.length;
  }
  const listed = joined(directory);
  const end = [
    ...four(0x06054b50),
    ...two(0, 0, files.length, files.length),
    ...four(listed.length, start),
    ...two(0),
  ];
  return joined([...locals, listed, Uint8Array.from(end)]);
}
/** 1 January 1980. */
const FIRST_DAY = 0x21;

const two = (...numbers: number[]) => numbers.flatMap((one) => [one & 0xff, (one >>> 8) & 0xff]);
const four = (...numbers: number[]) =>
  numbers.flatMap((one) => [0, 8, 16, 24].map((bits) => (one >>> bits) & 0xff));

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  const reader = source.pipeThrough(stream).getReader();
  const pieces: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return joined(pieces);
    pieces.push(value);
    size += value.length;
    if (size > LONGEST) {
      await reader.cancel();
      throw new Error('A file in a ZIP is too large.');
    }
  }
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

const SUMS = Uint32Array.from({ length: 256 }, (_, index) => {
  let sum = index;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

const crc32 = (bytes: Uint8Array): number =>
  ~bytes.reduce((sum, byte) => (SUMS[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8), -1) >>> 0;
