import { type PhotoType, withoutMetadata } from '#rules/photoMetadata.ts';

/** Longest side that is sent, in pixels: enough to read a sign in the picture, and a tenth of what a phone takes. */
const LONGEST_SIDE = 2560;
/** Share of the quality, where a photo is written anew. */
const QUALITY = 0.8;
/** Up to this a photo is not worth decoding; above that it is written anew whatever its sides. In bytes. */
const LIGHT = 500_000;
const HEAVY = 2_000_000;

/**
 * A photo as it is sent: without place and camera data, and small enough for a bad network. Where this browser cannot decode
 * it, it stays as large as it is. Resolves with nothing for a photo that is damaged.
 */
export async function preparePhoto(photo: File, type: PhotoType): Promise<File | undefined> {
  const bytes = withoutMetadata(type, new Uint8Array(await photo.arrayBuffer()));
  if (!bytes) return undefined;
  const clean = new File([bytes], photo.name, { type });
  const small = await smaller(clean).catch(() => undefined);
  return small && small.size < clean.size ? small : clean;
}

/** Decodes and encodes beside the page's own work. A canvas writes no metadata, and turns upright what lies. */
async function smaller(photo: File): Promise<File | undefined> {
  if (photo.size <= LIGHT) return undefined;
  const picture = await createImageBitmap(photo);
  try {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    if (scale === 1 && photo.size <= HEAVY) return undefined;
    const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) return undefined;
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, width, height);
    const { type } = photo;
    const blob = await canvas.convertToBlob({ type, quality: QUALITY });
    // What a browser cannot write it writes as PNG.
    return blob.type === type ? new File([blob], photo.name, { type }) : undefined;
  } finally {
    picture.close();
  }
}
