import type { Client } from '#contracts/client.ts';
import {
  createFieldReportFileEndpoint,
  deleteFieldReportFileEndpoint,
} from '#contracts/fieldReports/files.ts';
import type { AttachmentCalls } from '#src/forms/attachments/sendFiles.ts';

/** How the files of field reports travel. */
export const reportFiles = (client: Client): AttachmentCalls => ({
  async send({ key, file }, { signal, onProgress }) {
    const { id } = await client.call(createFieldReportFileEndpoint, {
      body: { file, client_id: key },
      signal,
      onUploadProgress: ({ loaded, total }) => {
        if (total > 0) onProgress?.(Math.round((loaded / total) * 100));
      },
    });
    return id;
  },
  remove: (id) => client.call(deleteFieldReportFileEndpoint, { path: { id } }),
});
