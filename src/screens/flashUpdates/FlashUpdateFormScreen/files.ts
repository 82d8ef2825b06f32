import type { Client } from '#contracts/client.ts';
import { createFlashFileEndpoint } from '#contracts/flashUpdates/files.ts';
import { CAPTION_LENGTH, MOST_PICTURES } from '#contracts/flashUpdates/schemas.ts';
import { ANY_FILES, type FileFields, PHOTO_ENDINGS } from '#src/forms/attachments/attached.ts';
import type { AttachmentCalls } from '#src/forms/attachments/sendFiles.ts';

/** How the files of flash updates travel. The API takes none back: what no update names is dropped there after a while. */
export const flashFiles = (client: Client): AttachmentCalls => ({
  async send({ key, file }, { signal, onProgress }) {
    const { id } = await client.call(createFlashFileEndpoint, {
      body: { file, client_id: key },
      signal,
      onUploadProgress: ({ loaded, total }) => {
        if (total > 0) onProgress?.(Math.round((loaded / total) * 100));
      },
    });
    return id;
  },
  remove: async () => undefined,
});

const pictures = { most: MOST_PICTURES, endings: PHOTO_ENDINGS, captions: CAPTION_LENGTH };

/** What may be attached where. */
export const FLASH_FILES = {
  map_files: pictures,
  graphics_files: pictures,
  'references.*.document': { most: 1, endings: ANY_FILES.files.endings },
} as const satisfies FileFields;
