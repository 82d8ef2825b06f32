import { ATTACHMENT_LIMITS, FILE_TYPES } from '#contracts/attachments.ts';
import { type FormValues, rowsAt, valueAt } from '#machines/formValues.ts';

/** A file in the values of a form: chosen on this device (`key` is its own), or the record's already. */
export interface AttachedValue {
  key: string;
  name: string;
  /** Bytes; unknown of files that the server says nothing of. */
  size: number;
  /** The server's. */
  id?: number | undefined;
  /** What stands below it, where files have such words. */
  caption?: string | undefined;
}

/** What may be in one field of files. */
export interface FileField {
  /** How many. */
  most: number;
  /** Endings of names, without dots: some of `FILE_TYPES`. */
  endings: readonly string[];
  /** The longest words below each, in characters; missing where there are none. */
  captions?: number | undefined;
}
/** The fields of files of a form, by name; of each row of a list: `references.*.document`. */
export type FileFields = Readonly<Record<string, FileField>>;

const ENDINGS = FILE_TYPES.flatMap(({ extensions }) => extensions);
export const PHOTO_ENDINGS = FILE_TYPES.filter(({ isPhoto }) => isPhoto).flatMap(
  ({ extensions }) => extensions,
);

/** One field of whatever can be attached. */
export const ANY_FILES = { files: { most: ATTACHMENT_LIMITS.count, endings: ENDINGS } } as const;

/** What may be in the field at a path; undefined where it takes no files. */
export const fileFieldAt = (fields: FileFields, path: string): FileField | undefined =>
  fields[path] ?? fields[path.replace(/\.[^.]+\./, '.*.')];

/** What tells a form of the captions in a field: the longest one, and that each can be wrong by itself. */
export function captionsIn(fields: FileFields, name: string) {
  const limit = fields[name]?.captions;
  return (
    limit !== undefined && {
      limit,
      parts: ({ values }: { values: object }) =>
        attachedIn(values as FormValues, name).map(({ key }) => `${key}.caption`),
    }
  );
}

/** The paths of the fields that there are now: those in rows once for each row. */
export const filePathsIn = (values: FormValues, fields: FileFields): string[] =>
  Object.keys(fields).flatMap((name) => {
    const [list, inRow] = name.split('.*.');
    return list === undefined || inRow === undefined
      ? [name]
      : rowsAt(values, list).map(({ key }) => `${list}.${key}.${inRow}`);
  });

/** The files that are in the field at a path. */
export const attachedIn = (values: FormValues, path: string) =>
  (valueAt(values, path) ?? NO_FILES) as readonly AttachedValue[];
const NO_FILES: readonly AttachedValue[] = [];

/** Those in all fields. */
export const allAttachedIn = (values: FormValues, fields: FileFields): readonly AttachedValue[] =>
  filePathsIn(values, fields).flatMap((path) => attachedIn(values, path));

const OF_RECORD = 'file-';

/** A file of the record that is edited, as a value of its form. */
export function attachedValue({
  id,
  name,
  size = 0,
  caption,
}: {
  id: number;
  name: string;
  size?: number;
  caption?: string | undefined;
}): AttachedValue {
  return { key: `${OF_RECORD}${id}`, name, size, id, ...(caption && { caption }) };
}

export const isOfRecord = (key: string) => key.startsWith(OF_RECORD);
