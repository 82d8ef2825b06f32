import type { Client } from '#contracts/client.ts';
import { createDrefFileEndpoint } from '#contracts/dref/files.ts';
import type { AttachmentCalls } from '#src/forms/attachments/sendFiles.ts';

/** How the files of DREFs travel. The API takes none back: what no record names is dropped there after a while. */
export const drefFiles = (client: Client): AttachmentCalls => ({
  async send({ key, file }, { signal, onProgress }) {
    const { id } = await client.call(createDrefFileEndpoint, {
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
