/**
 * Photos without what a camera writes into them: place, time, device, owner, previews and films beside the picture. The place
 * of a photo can put people in danger. Lossless: the picture itself stays as it is, with its colours, and upright.
 *
 * Formats: JPEG (ITU T.81, JFIF, Exif 2.32), PNG (third edition), WebP (RFC 9649).
 */
export type PhotoType = 'image/jpeg' | 'image/png' | 'image/webp';

/** The same photo without its metadata; undefined where its parts cannot be told apart: then nothing of it is to be trusted. */
export function withoutMetadata(
  mediaType: PhotoType,
  bytes: Uint8Array,
): Uint8Array<ArrayBuffer> | undefined {
  const parts = STRIPPERS[mediaType](bytes, viewOf(bytes));
  return parts && joined(parts);
}

type Stripper = (bytes: Uint8Array, view: DataView) => Uint8Array[] | undefined;
const STRIPPERS: Readonly<Record<PhotoType, Stripper>> = {
  'image/jpeg': jpegParts,
  'image/png': pngParts,
  'image/webp': webpParts,
};

/** Markers of a JPEG's segments, by their second byte. */
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const COMMENT = 0xfe;

const UPRIGHT = 1;

/** What decodes the picture, and of the applications' segments those that say its colours; whatever follows its end is left out. */
function jpegParts(bytes: Uint8Array, view: DataView): Uint8Array[] | undefined {
  const parts: Uint8Array[] = [];
  let at = 2;
  let orientation = UPRIGHT;
  let hasPicture = false;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    // Any number of 0xff may stand before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END_OF_IMAGE) break;
    const end = at + 2 + view.getUint16(at + 2);
    if (end < at + 4 || end > bytes.length) return undefined;
    const segment = bytes.subarray(at, end);
    if (marker === APP1 && saysAt(segment, 4, 'Exif\0\0')) orientation = orientationIn(segment.subarray(10));
    if (isPartOfPicture(marker, segment)) parts.push(marker === APP0 ? withoutPreview(segment) : segment);
    at = end;
    if (marker !== START_OF_SCAN) continue;
    hasPicture = true;
    const scanned = endOfScan(bytes, at);
    parts.push(bytes.subarray(at, scanned));
    at = scanned;
  }
  if (!hasPicture) return undefined;
  const exif = orientation === UPRIGHT ? [] : [exifSegment(orientation)];
  const begin = Uint8Array.of(0xff, 0xd8);
  // A photo that was cut short shows what there is of it.
  const end = Uint8Array.of(0xff, END_OF_IMAGE);
  return [begin, ...exif, ...parts, end];
}

function isPartOfPicture(marker: number, segment: Uint8Array) {
  if (marker === COMMENT) return false;
  if (marker < APP0 || marker > APP15) return true;
  return (
    (marker === APP0 && saysAt(segment, 4, 'JFIF\0') && segment.length >= 18) ||
    (marker === APP2 && saysAt(segment, 4, 'ICC_PROFILE\0')) ||
    (marker === APP14 && saysAt(segment, 4, 'Adobe'))
  );
}

/** The JFIF segment without the small picture that may follow its density. */
function withoutPreview(segment: Uint8Array) {
  const short = segment.slice(0, 18);
  short.set([0, 16], 2);
  short.set([0, 0], 16);
  return short;
}

/** Where the data of a scan ends: at a marker that neither stands for 0xff itself nor for a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (
    let at = bytes.indexOf(0xff, from);
    at >= 0 && at + 1 < bytes.length;
    at = bytes.indexOf(0xff, at + 1)
  ) {
    const next = bytes[at + 1] ?? 0;
    const isData = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
  }
  return bytes.length;
}

function exifSegment(orientation: number) {
  const tiff = orientationOnly(orientation);
  const length = 2 + 6 + tiff.length;
  return joined([Uint8Array.of(0xff, APP1, length >> 8, length & 0xff), letters('Exif\0\0'), tiff]);
}

/** Tag, type (unsigned short) and place of an image's orientation within TIFF, which is what Exif is. */
const ORIENTATION_TAG = 0x0112;
const SHORT = 3;

/** 1 to 8, as Exif counts; upright where it says nothing that can be understood. */
function orientationIn(tiff: Uint8Array): number {
  const view = viewOf(tiff);
  const isLittle = saysAt(tiff, 0, 'II');
  if (tiff.length < 8 || (!isLittle && !saysAt(tiff, 0, 'MM'))) return UPRIGHT;
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > tiff.length) return UPRIGHT;
  const count = view.getUint16(directory, isLittle);
  for (let entry = 0; entry < count; entry += 1) {
    const at = directory + 2 + entry * 12;
    if (at + 12 > tiff.length) break;
    if (view.getUint16(at, isLittle) !== ORIENTATION_TAG) continue;
    const value = view.getUint16(at + 8, isLittle);
    return value >= 1 && value <= 8 ? value : UPRIGHT;
  }
  return UPRIGHT;
}

/** A TIFF of one tag, big end first: header, one entry, no further directory. */
function orientationOnly(orientation: number) {
  const tag = [ORIENTATION_TAG >> 8, ORIENTATION_TAG & 0xff];
  return Uint8Array.of(
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
    ...[0, 1, ...tag, 0, SHORT, 0, 0, 0, 1, 0, orientation, 0, 0],
    ...[0, 0, 0, 0],
  );
}

const PNG_SIGNATURE = 8;
/** The picture, its transparency, colours, density and animation. */
const PNG_KEPT =
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD pHYs sPLT hIST acTL fcTL fdAT'.split(
    ' ',
  );

function pngParts(bytes: Uint8Array, view: DataView): Uint8Array[] | undefined {
  const parts = [bytes.subarray(0, PNG_SIGNATURE)];
  let at = PNG_SIGNATURE;
  while (at + 12 <= bytes.length) {
    const name = textAt(bytes, at + 4, 4);
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return undefined;
    if (PNG_KEPT.includes(name)) parts.push(bytes.subarray(at, end));
    if (name === 'IEND') return parts;
    at = end;
  }
  return undefined;
}

const RIFF_HEADER = 12;
const WEBP_KEPT = ['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'];
/** Bits of the first byte of `VP8X`: what chunks there are. */
const HAS_EXIF = 0x08;
const HAS_XMP = 0x04;

function webpParts(bytes: Uint8Array, view: DataView): Uint8Array[] | undefined {
  const parts: Uint8Array[] = [];
  let at = RIFF_HEADER;
  let orientation = UPRIGHT;
  let features: Uint8Array | undefined;
  const riffEnd = Math.min(bytes.length, 8 + view.getUint32(4, true));
  while (at + 8 <= riffEnd) {
    const name = textAt(bytes, at, 4);
    const size = view.getUint32(at + 4, true);
    const end = at + 8 + size;
    if (end > bytes.length) return undefined;
    if (name === 'EXIF') orientation = orientationIn(withoutExifName(bytes.subarray(at + 8, end)));
    if (WEBP_KEPT.includes(name)) {
      // Chunks begin at even places.
      const chunk = new Uint8Array(8 + size + (size % 2));
      chunk.set(bytes.subarray(at, end));
      if (name === 'VP8X') features = chunk;
      parts.push(chunk);
    }
    at = end + (size % 2);
  }
  if (parts.length === 0) return undefined;
  if (features && features.length > 8) {
    const isTurned = orientation !== UPRIGHT;
    features[8] = ((features[8] ?? 0) & ~(HAS_EXIF | HAS_XMP)) | (isTurned ? HAS_EXIF : 0);
    if (isTurned) parts.push(webpExif(orientation));
  }
  const size = 4 + parts.reduce((sum, { length }) => sum + length, 0);
  return [letters('RIFF'), littleEnd(size), letters('WEBP'), ...parts];
}

/** Some writers put the name before it that it has in a JPEG. */
const withoutExifName = (exif: Uint8Array) => (saysAt(exif, 0, 'Exif\0\0') ? exif.subarray(6) : exif);

function webpExif(orientation: number) {
  const tiff = orientationOnly(orientation);
  return joined([letters('EXIF'), littleEnd(tiff.length), tiff]);
}

function littleEnd(value: number) {
  const bytes = new Uint8Array(4);
  viewOf(bytes).setUint32(0, value, true);
  return bytes;
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);
const letters = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const textAt = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length));
const saysAt = (bytes: Uint8Array, at: number, text: string) => textAt(bytes, at, text.length) === text;

function joined(parts: readonly Uint8Array[]) {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
