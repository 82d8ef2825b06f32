import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The drawings that stand for photos in the demonstration data, by what they show: files of `provider/seed/pictures/`. */
export const PHOTOS = {
  flood: 'Families reached by boat',
  cyclone: 'Homes after the storm',
  drought: 'Fetching water',
  earthquake: 'Search among collapsed buildings',
  movement: 'Tents for the first nights',
  health: 'The mobile clinic',
  fire: 'The fire front',
  cold: 'Help for winter',
  relief: 'Relief items arrive',
} as const;

export type PhotoName = keyof typeof PHOTOS;

export const PHOTO_TYPE = 'image/webp';

/** By the id of a type of disaster; of all others there is what is handed out. */
const OF_DISASTER: Readonly<Record<number, PhotoName>> = {
  1: 'health',
  2: 'earthquake',
  4: 'cyclone',
  5: 'movement',
  6: 'movement',
  7: 'movement',
  11: 'flood',
  12: 'flood',
  14: 'cold',
  15: 'fire',
  19: 'drought',
  20: 'drought',
  21: 'drought',
  23: 'flood',
  27: 'flood',
  66: 'health',
};

/** What is to be seen of a disaster, the most telling first. */
export function photosOf(disasterType: number | null | undefined): readonly PhotoName[] {
  const first = OF_DISASTER[disasterType ?? -1];
  const others = (['relief', 'movement', 'health'] as const).filter((name) => name !== first);
  return first ? [first, ...others] : others;
}

/** What people call the file of a photo. */
export const photoFileName = (photo: PhotoName) => `${PHOTOS[photo]}.webp`;

const contents = new Map<PhotoName, Buffer>();

export function photoContent(photo: PhotoName): Buffer {
  const known = contents.get(photo);
  if (known) return known;
  const content = readFileSync(fileURLToPath(new URL(`../seed/pictures/${photo}.webp`, import.meta.url)));
  contents.set(photo, content);
  return content;
}

/** The photo that a file name means: its own, or what people call it. */
export const photoNamed = (fileName: string): PhotoName | undefined =>
  (Object.keys(PHOTOS) as PhotoName[]).find((photo) =>
    [`${photo}.webp`, photoFileName(photo)].includes(fileName),
  );

export const photoHash = (photo: PhotoName) => createHash('sha256').update(photoContent(photo)).digest('hex');
