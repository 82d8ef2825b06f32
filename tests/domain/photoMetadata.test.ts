import { describe, expect, it } from 'vitest';
import { typeOfFile } from '#contracts/attachments.ts';
import { type PhotoType, withoutMetadata } from '#rules/photoMetadata.ts';
import { PNG } from '#tests/support/files.ts';
import {
  asFromPhone,
  exifOf,
  JPEG,
  pngWithPlace,
  secretsIn,
  segmentsOfPhone,
  WEBP,
  webpWithPlace,
} from '#tests/support/photos.ts';

const strip = (type: PhotoType, bytes: Uint8Array) => {
  const stripped = withoutMetadata(type, bytes);
  return stripped && Buffer.from(stripped);
};
/** The minimal Exif that is left of a photo that lies on its side, as a JPEG and a WebP have it. */
const turned = (orientation: number) =>
  Buffer.from(`MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(orientation)}`, 'latin1');

describe('a photo loses what its camera wrote into it', () => {
  it.each([
    ['a JPEG', 'image/jpeg', asFromPhone(JPEG), JPEG],
    ['a PNG', 'image/png', pngWithPlace(PNG), PNG],
    ['a WebP', 'image/webp', webpWithPlace(WEBP), WEBP],
  ] as const)('and nothing else: %s', (_, type, photo, bare) => {
    expect(secretsIn(photo)).not.toEqual([]);
    const stripped = strip(type, photo);
    expect(secretsIn(stripped ?? photo)).toEqual([]);
    expect(stripped?.equals(bare)).toBe(true);
    // Colour profile, pixels and all.
    expect(strip(type, bare)?.equals(bare)).toBe(true);
  });

  it.each([
    ['a JPEG', 'photo.jpg', 'image/jpeg', (to: number) => asFromPhone(JPEG, to)],
    ['a WebP', 'photo.webp', 'image/webp', (to: number) => webpWithPlace(WEBP, to)],
  ] as const)('but not which side is up: %s', (_, name, type, photoOf) => {
    for (const orientation of [3, 6, 8]) {
      const stripped = strip(type, photoOf(orientation)) ?? Buffer.alloc(0);
      expect(secretsIn(stripped)).toEqual([]);
      expect(stripped.includes(turned(orientation))).toBe(true);
      expect(typeOfFile(name, stripped)).toMatchObject({ mediaType: type });
      // What was stripped once is the same stripped again.
      expect(strip(type, stripped)?.equals(stripped)).toBe(true);
    }
    expect(strip(type, photoOf(1))?.includes('MM\0*')).toBe(false);
    expect(strip(type, photoOf(77))?.includes('MM\0*')).toBe(false);
  });

  it('between the scans of a JPEG too', () => {
    const late = Buffer.concat([JPEG.subarray(0, -2), segmentsOfPhone(), JPEG.subarray(-2)]);
    const stripped = strip('image/jpeg', late);
    expect(stripped?.equals(JPEG)).toBe(true);
  });

  it('and the small picture in its header', () => {
    const preview = Buffer.concat([JPEG.subarray(0, 18), Buffer.from([1, 1, 255, 0, 0]), JPEG.subarray(20)]);
    preview.writeUInt16BE(19, 4);
    expect(strip('image/jpeg', preview)?.equals(JPEG)).toBe(true);
  });
});

describe('a photo that is damaged', () => {
  it.each([
    ['image/jpeg', JPEG],
    ['image/png', PNG],
    ['image/webp', WEBP],
  ] as const)('never comes through whole nor breaks anything: %s', (type, photo) => {
    for (let length = 12; length < photo.length; length += 1) {
      const cut = photo.subarray(0, length);
      const stripped = strip(type, cut);
      expect((stripped?.length ?? 0) <= length + 2).toBe(true);
    }
  });

  it('shows what there is of it when only its pixels are cut short', () => {
    const cut = JPEG.subarray(0, JPEG.length - 6);
    expect(strip('image/jpeg', cut)?.equals(Buffer.concat([cut, Buffer.from([0xff, 0xd9])]))).toBe(true);
  });

  it('is refused when its parts cannot be told apart', () => {
    expect(strip('image/jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 1]))).toBeUndefined();
    expect(strip('image/jpeg', Buffer.from([0xff, 0xd8, 0xff]))).toBeUndefined();
    expect(strip('image/png', PNG.subarray(0, -4))).toBeUndefined();
    expect(strip('image/webp', Buffer.from('RIFF\x04\0\0\0WEBPVP8 '))).toBeUndefined();
    expect(strip('image/webp', exifOf(1))).toBeUndefined();
  });
});
