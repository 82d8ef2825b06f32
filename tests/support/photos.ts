import { crc32 } from 'node:zlib';
import { PNG } from './files.ts';

/** Sixteen by eight pixels, red at the left and blue at the right, with a colour profile; as Chromium writes them. */
export const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAIABADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAQF/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/EABQBAQAAAAAAAAAAAAAAAAAAAAT/xAAZEQACAwEAAAAAAAAAAAAAAAAAQgSBwQX/2gAMAwEAAhEDEQA/AM1EBXNatGz1vD//2Q==',
  'base64',
);
export const WEBP = Buffer.from(
  'UklGRhoCAABXRUJQVlA4WAoAAAAgAAAADwAABwAASUNDUMgBAAAAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADZWUDggLAAAAHABAJ0BKhAACAAEAGgloAJ0AUAAAP7vhH9kf+vv/YHuz2ff/OJXT/58NAAA',
  'base64',
);

/** A place as a camera writes it, which must be nowhere in what is stored; and the owner's words beside it. */
export const PLACE = 'PLACE-27.7172N-85.3240E';
const SECRETS = [PLACE, 'GPSMAP', 'Ana Writer', 'http://ns.adobe.com/xap/1.0/', 'hidden film'] as const;

/** What of a camera's words is still in these bytes. */
export const secretsIn = (bytes: Uint8Array) => {
  const text = Buffer.from(bytes).toString('latin1');
  return SECRETS.filter((secret) => text.includes(secret));
};

/** Tags of TIFF: the orientation, the maker, the owner, and the directory of the place. */
const TAGS = {
  orientation: 0x0112,
  maker: 0x010f,
  owner: 0x013b,
  gps: 0x8825,
  latitudeRef: 1,
  latitude: 2,
  area: 0x1c,
};

/** Exif with orientation, maker, owner and a GPS directory, as a phone writes it. */
export function exifOf(orientation: number): Buffer {
  const texts = ['GPSMAP 66i\0', 'Ana Writer\0', `ASCII\0\0\0${PLACE}`];
  const main = 8;
  const gps = main + 2 + 4 * 12 + 4;
  const values = gps + 2 + 3 * 12 + 4;
  const rationals = Buffer.alloc(24);
  [27, 1, 43, 1, 192, 100].forEach((part, index) => void rationals.writeUInt32LE(part, index * 4));
  const stored = [...texts.map((text) => Buffer.from(text, 'latin1')), rationals];
  const placeOf = (index: number) =>
    values + stored.slice(0, index).reduce((sum, { length }) => sum + length, 0);
  const entry = (tag: number, type: number, count: number, value: number) => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16LE(tag, 0);
    bytes.writeUInt16LE(type, 2);
    bytes.writeUInt32LE(count, 4);
    bytes.writeUInt32LE(value, 8);
    return bytes;
  };
  const directory = (...entries: Buffer[]) => {
    const count = Buffer.alloc(2);
    count.writeUInt16LE(entries.length, 0);
    return Buffer.concat([count, ...entries, Buffer.alloc(4)]);
  };
  const text = (tag: number, type: number, index: number) =>
    entry(tag, type, stored[index]?.length ?? 0, placeOf(index));
  return Buffer.concat([
    Buffer.from('II*\0\x08\0\0\0', 'latin1'),
    directory(
      text(TAGS.maker, 2, 0),
      entry(TAGS.orientation, 3, 1, orientation),
      text(TAGS.owner, 2, 1),
      entry(TAGS.gps, 4, 1, gps),
    ),
    directory(
      entry(TAGS.latitudeRef, 2, 2, 'N'.charCodeAt(0)),
      entry(TAGS.latitude, 5, 3, placeOf(3)),
      text(TAGS.area, 7, 2),
    ),
    ...stored,
  ]);
}

const segment = (marker: number, ...content: (Buffer | string)[]) => {
  const body = Buffer.concat(
    content.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  );
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
};

const XMP = `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta exif:GPSLatitude="${PLACE}"/>`;

/** The segments that a phone writes into a JPEG. */
export const segmentsOfPhone = (orientation = 1): Buffer =>
  Buffer.concat([
    segment(0xe1, 'Exif\0\0', exifOf(orientation)),
    segment(0xe1, XMP),
    segment(0xed, `Photoshop 3.0\x008BIM${PLACE}`),
    segment(0xfe, `Ana Writer at ${PLACE}`),
  ]);

/** A JPEG as from a phone: with all that it writes into it, and a film behind its end. */
export function asFromPhone(jpeg: Uint8Array, orientation = 1): Buffer {
  return Buffer.concat([
    jpeg.subarray(0, 2),
    segmentsOfPhone(orientation),
    jpeg.subarray(2),
    Buffer.from(`hidden film ${PLACE}`),
  ]);
}

const chunk = (name: string, content: Buffer | string) => {
  const body = Buffer.concat([Buffer.from(name), Buffer.from(content as string)]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(body.length - 4, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

/** A PNG with a place in it, in each of the ways there are. */
export function pngWithPlace(png: Uint8Array): Buffer {
  // The signature and the header.
  const begin = 8 + 25;
  return Buffer.concat([
    png.subarray(0, begin),
    chunk('eXIf', exifOf(1)),
    chunk('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${XMP}`),
    chunk('tEXt', 'Author\0Ana Writer'),
    png.subarray(begin),
    Buffer.from(`hidden film ${PLACE}`),
  ]);
}

const riffChunk = (name: string, content: Buffer) => {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(content.length, 0);
  return Buffer.concat([Buffer.from(name), size, content, Buffer.alloc(content.length % 2)]);
};

/** A WebP with a place in it. */
export function webpWithPlace(webp: Uint8Array, orientation = 1): Buffer {
  const body = Buffer.concat([
    webp.subarray(8),
    riffChunk('EXIF', exifOf(orientation)),
    riffChunk('XMP ', Buffer.from(XMP)),
  ]);
  // It says in its features that there are Exif and XMP.
  body[12] = (body[12] ?? 0) | 0x08 | 0x04;
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length, 0);
  return Buffer.concat([Buffer.from('RIFF'), size, body]);
}

/** The smallest photos that say of themselves that they are of this size. */
export function pngOfSize(width: number, height: number): Buffer {
  const photo = Buffer.from(PNG);
  photo.writeUInt32BE(width, 16);
  photo.writeUInt32BE(height, 20);
  photo.writeUInt32BE(crc32(photo.subarray(12, 29)), 29);
  return photo;
}

export function jpegOfSize(width: number, height: number): Buffer {
  const photo = Buffer.from(JPEG);
  const frame = photo.indexOf(Buffer.from([0xff, 0xc0]));
  photo.writeUInt16BE(height, frame + 5);
  photo.writeUInt16BE(width, frame + 7);
  return photo;
}

/** Of the extended form, which tells its size first. */
export function webpOfSize(width: number, height: number): Buffer {
  const photo = Buffer.from(WEBP);
  photo.writeUIntLE(width - 1, 24, 3);
  photo.writeUIntLE(height - 1, 27, 3);
  return photo;
}
