import type { FormValues } from '#machines/formValues.ts';

/** A file in the values of a form: chosen on this device (`key` is its own), or the record's already. */
export interface AttachedValue {
  key: string;
  name: string;
  /** Bytes. */
  size: number;
  /** The server's. */
  id?: number | undefined;
}

/** The files that are in the values of a form. */
export const attachedIn = (values: FormValues) => (values.files ?? []) as readonly AttachedValue[];

const OF_RECORD = 'file-';

/** A file of the record that is edited, as a value of its form. */
export function attachedValue({ id, name, size }: { id: number; name: string; size: number }): AttachedValue {
  return { key: `${OF_RECORD}${id}`, name, size, id };
}

export const isOfRecord = (key: string) => key.startsWith(OF_RECORD);
