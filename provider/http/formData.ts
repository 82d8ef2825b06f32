import type { FastifyInstance, FastifyRequest } from 'fastify';
import { badRequest } from './errors.ts';

/** Room for the fields and boundaries beside the file itself. In bytes. */
const ENVELOPE_BYTES = 16_384;

/** Reads bodies of multipart/form-data within this scope, of one file of at most so many bytes; of a repeated field the last. */
export function acceptFormData(scope: FastifyInstance, { fileBytes }: { fileBytes: number }): void {
  scope.addContentTypeParser<Buffer>(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: fileBytes + ENVELOPE_BYTES },
    async (request: FastifyRequest, body: Buffer) => {
      const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
      const form = await new Response(new Uint8Array(body), { headers }).formData().catch(() => {
        throw badRequest('The form data is not complete.');
      });
      return Object.fromEntries(form);
    },
  );
}
