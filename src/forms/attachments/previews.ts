import { FILE_TYPES } from '#contracts/attachments.ts';
import { readFile } from '#src/core/draftFiles.ts';
import { type AttachedValue, isOfRecord } from './attached.ts';

export const isPhoto = (name: string) =>
  FILE_TYPES.some(
    (type) => type.isPhoto && type.extensions.some((ending) => name.toLowerCase().endsWith(`.${ending}`)),
  );

/**
 * Where the photos of a form are: those of the record where the server has them, chosen ones in this browser, which holds
 * them until `drop`.
 */
export function createPreviews(stored: readonly { id: number; file: string }[]) {
  const addresses = new Map<string, string>();
  return {
    /** Undefined for what is no photo or is gone, and where it is known already. */
    async addressOf({ key, name, id }: AttachedValue): Promise<string | undefined> {
      if (!isPhoto(name) || addresses.has(key)) return undefined;
      const known = stored.find((file) => isOfRecord(key) && file.id === id)?.file;
      const kept = known === undefined ? await readFile(key).catch(() => undefined) : undefined;
      const address = known ?? (kept && URL.createObjectURL(kept.file));
      if (address !== undefined) addresses.set(key, address);
      return address;
    },
    drop(key: string) {
      const address = addresses.get(key);
      addresses.delete(key);
      if (address?.startsWith('blob:')) URL.revokeObjectURL(address);
    },
  };
}
