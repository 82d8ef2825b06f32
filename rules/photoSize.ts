import type { PhotoType } from './photoMetadata.ts';

/** Width and height of a photo, in pixels. */
export interface PhotoSize {
  width: number;
  height: number;
}

/** The size that a photo says it has; undefined where it says none. Formats: see `photoMetadata.ts`. */
export function photoSize(mediaType: PhotoType, bytes: Uint8Array): PhotoSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return READERS[mediaType](view);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const READERS: Readonly<Record<PhotoType, (view: DataView) => PhotoSize | undefined>> = {
  'image/png': (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  'image/jpeg': jpegSize,
  'image/webp': webpSize,
};

/** The markers of a frame: C0 to CF but for the three among them that are none. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(view: DataView): PhotoSize | undefined {
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    else at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

const LEAST_14_BITS = 0x3fff;
const uint24 = (view: DataView, at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;

function webpSize(view: DataView): PhotoSize | undefined {
  const kind = String.fromCharCode(...[12, 13, 14, 15].map((at) => view.getUint8(at)));
  if (kind === 'VP8X') return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 };
  if (kind === 'VP8 ')
    return {
      width: view.getUint16(26, true) & LEAST_14_BITS,
      height: view.getUint16(28, true) & LEAST_14_BITS,
    };
  if (kind !== 'VP8L') return undefined;
  const packed = view.getUint32(21, true);
  return { width: (packed & LEAST_14_BITS) + 1, height: ((packed >>> 14) & LEAST_14_BITS) + 1 };
}
