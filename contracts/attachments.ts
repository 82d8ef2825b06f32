import type { PhotoType } from '#rules/photoMetadata.ts';
import { zipEntries } from '#rules/zip.ts';

/** What may be attached to a record, on both sides: how many files, how large each, in bytes; a photo, in pixels. */
export const ATTACHMENT_LIMITS = { count: 10, bytes: 10_000_000, pixels: 50_000_000 } as const;
/** A photo may be as large where it is chosen: it is made smaller before it is sent. In bytes. */
export const PHOTO_BYTES_CHOSEN = 50_000_000;
/** Characters of a file's name. */
const NAME_LENGTH = 100;

/** What can be wrong with a file, by key: the server says these sentences, the app translates them by their keys. */
export const ATTACHMENT_ERRORS = {
  empty: 'This file is empty.',
  tooLarge: 'This file is larger than 10 MB.',
  wrongType:
    'Only photos (JPEG, PNG, WebP) and documents (PDF, Word, Excel, PowerPoint without macros) can be attached.',
  mismatch: 'The content of this file does not match its type.',
  broken: 'This photo is damaged and cannot be read.',
  tooManyPixels: 'This photo has more than 50 megapixels: make it smaller.',
  tooMany: 'No more than 10 files can be attached.',
} as const;
export type AttachmentError = keyof typeof ATTACHMENT_ERRORS;

interface CommonType {
  /** The first is written where a name has none. */
  extensions: readonly [string, ...string[]];
  /** Whether the content is of this type, whatever the name says. */
  fits: (bytes: Uint8Array) => boolean;
}
interface Photo extends CommonType {
  isPhoto: true;
  mediaType: PhotoType;
}
interface Document extends CommonType {
  isPhoto: false;
  mediaType: string;
}
export type FileType = Photo | Document;

const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** What is taken. No SVG and no HTML: they would run scripts. */
export const FILE_TYPES: readonly FileType[] = [
  { extensions: ['jpg', 'jpeg'], mediaType: 'image/jpeg', isPhoto: true, fits: startsWith('\xff\xd8\xff') },
  { extensions: ['png'], mediaType: 'image/png', isPhoto: true, fits: startsWith('\x89PNG\r\n\x1a\n') },
  {
    extensions: ['webp'],
    mediaType: 'image/webp',
    isPhoto: true,
    fits: (bytes) => startsWith('RIFF')(bytes) && startsWith('WEBP', 8)(bytes),
  },
  { extensions: ['pdf'], mediaType: 'application/pdf', isPhoto: false, fits: startsWith('%PDF-') },
  {
    extensions: ['docx'],
    mediaType: `${OFFICE}.wordprocessingml.document`,
    isPhoto: false,
    fits: officeFile('word/document.xml'),
  },
  {
    extensions: ['xlsx'],
    mediaType: `${OFFICE}.spreadsheetml.sheet`,
    isPhoto: false,
    fits: officeFile('xl/workbook.xml'),
  },
  {
    extensions: ['pptx'],
    mediaType: `${OFFICE}.presentationml.presentation`,
    isPhoto: false,
    fits: officeFile('ppt/presentation.xml'),
  },
];

/** As the `accept` of an input. */
export const ACCEPTED_FILES = FILE_TYPES.flatMap(({ extensions }) => extensions)
  .map((extension) => `.${extension}`)
  .join(',');

interface RefusalOptions {
  /** Photos will still be made smaller. `@default` false */
  isChosen?: boolean;
}

/** What is wrong with a file by its name and size alone; undefined for nothing. */
export function quickRefusal(
  { name, size }: { name: string; size: number },
  { isChosen = false }: RefusalOptions = {},
): AttachmentError | undefined {
  const type = typeNamed(name);
  if (size === 0) return 'empty';
  if (size > (isChosen && type?.isPhoto ? PHOTO_BYTES_CHOSEN : ATTACHMENT_LIMITS.bytes)) return 'tooLarge';
  return type ? undefined : 'wrongType';
}

/** The type of a file by its content, which its name must not belie; or what is wrong with it. */
export function typeOfFile(
  name: string,
  content: Uint8Array,
  options?: RefusalOptions,
): FileType | AttachmentError {
  const refusal = quickRefusal({ name, size: content.length }, options);
  if (refusal) return refusal;
  const type = FILE_TYPES.find(({ fits }) => fits(content));
  if (!type) return 'mismatch';
  return typeNamed(name) === type ? type : 'mismatch';
}

/**
 * A name that can be shown and stored anywhere: no folders, no characters that cannot be seen or that turn the direction of
 * reading, none that a file system reserves; of a bearable length, with its extension.
 */
export function cleanFileName(name: string): string {
  const base = (name.split(/[/\\]/).at(-1) ?? '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/gu, ' ')
    .trim();
  const extension = /\.[A-Za-z0-9]{1,5}$/.exec(base)?.[0] ?? '';
  const stem = [...base.slice(0, base.length - extension.length).replace(/^[\s.]+|[\s.]+$/g, '')]
    .slice(0, NAME_LENGTH - extension.length)
    .join('');
  // Windows takes these for devices.
  const isReserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(stem);
  return `${isReserved ? '_' : ''}${stem || 'file'}${extension.toLowerCase()}`;
}

function typeNamed(name: string) {
  const extension = /\.(\w+)\s*$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return FILE_TYPES.find(({ extensions }) => extensions.includes(extension));
}

function startsWith(signature: string, at = 0) {
  return (bytes: Uint8Array) =>
    [...signature].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));
}

/** A package of Office Open XML with this part in it, and without macros. */
function officeFile(part: string) {
  return (bytes: Uint8Array) => {
    const entries = startsWith('PK\x03\x04')(bytes) ? zipEntries(bytes) : undefined;
    const names = (entries ?? []).map(({ name }) => name);
    return (
      names.includes('[Content_Types].xml') &&
      names.includes(part) &&
      !names.some((name) => /vbaProject\.bin$/i.test(name))
    );
  };
}
