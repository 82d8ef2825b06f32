import { badRequest, bodyOf, HttpError } from './errors.ts';

/** A request that is not HTTP: the connection ends after it. `431` when its head is too large. */
export function refuseMalformed(
  error: { code: string },
  socket: { writable: boolean; end(text: string): void },
) {
  if (!socket.writable) return;
  const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const refusal = isTooLarge
    ? new HttpError(431, 'The address or the headers are too long.')
    : badRequest('The request is not valid HTTP.');
  const body = JSON.stringify(bodyOf(refusal));
  const status = isTooLarge ? '431 Request Header Fields Too Large' : '400 Bad Request';
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
