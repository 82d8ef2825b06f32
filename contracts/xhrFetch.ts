/** How far an upload is, in bytes. `total` is 0 while it is unknown. */
export interface UploadProgress {
  loaded: number;
  total: number;
}

/** Answers of these statuses have no body, and `Response` refuses one. */
const BODILESS: ReadonlySet<number> = new Set([101, 204, 205, 304]);

/**
 * `fetch` over XMLHttpRequest, for uploads: browsers tell how far an upload is by no other means over HTTP/1.1. Takes what
 * `fetch` takes; rejects as it does, with a TypeError when no answer came and with the signal's reason when aborted.
 */
export function xhrFetch(onProgress: (progress: UploadProgress) => void): typeof fetch {
  return async (resource, init) => {
    const request = new Request(resource, init);
    // Read from the request, which has put the form data's boundary into the content type.
    const body = await request.arrayBuffer();
    return new Promise((resolve, reject) => {
      const { signal } = request;
      const xhr = new XMLHttpRequest();
      const abort = () => xhr.abort();
      xhr.open(request.method, request.url);
      xhr.responseType = 'arraybuffer';
      request.headers.forEach((value, name) => {
        xhr.setRequestHeader(name, value);
      });
      xhr.upload.onprogress = ({ loaded, total, lengthComputable }) =>
        onProgress({ loaded, total: lengthComputable ? total : 0 });
      xhr.onload = () => resolve(responseOf(xhr, request.url));
      xhr.onerror = () => reject(new TypeError('the upload broke off'));
      xhr.onabort = () => reject(signal.reason);
      xhr.onloadend = () => signal.removeEventListener('abort', abort);
      signal.addEventListener('abort', abort, { once: true });
      xhr.send(body);
    });
  };
}

function responseOf(xhr: XMLHttpRequest, askedFor: string): Response {
  const headers = new Headers(
    xhr
      .getAllResponseHeaders()
      .trim()
      .split(/[\r\n]+/)
      .filter(Boolean)
      .map((line): [string, string] => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon), line.slice(colon + 1).trim()];
      }),
  );
  const body = BODILESS.has(xhr.status) ? null : (xhr.response as ArrayBuffer);
  const response = new Response(body, { status: xhr.status, statusText: xhr.statusText, headers });
  const url = xhr.responseURL || askedFor;
  Object.defineProperties(response, { url: { value: url }, redirected: { value: url !== askedFor } });
  return response;
}
