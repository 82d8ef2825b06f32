import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rspack } from '@rsbuild/core';
import type { UploadProgress } from '#contracts/xhrFetch.ts';
import { expect, test } from './support/test.ts';

/** What the page under test puts on its window. */
interface Uploader {
  xhrFetch(onProgress: (progress: UploadProgress) => void): typeof fetch;
}

/** A page of its own origin with the client's upload in it, and a server that takes what it sends. */
async function serveUploader() {
  const source = readFileSync('contracts/xhrFetch.ts', 'utf8');
  const { code } = await rspack.experiments.swc.transform(source, {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  });
  const page = `<!doctype html><title>Upload</title><script type="module">${code}; window.uploader = { xhrFetch };</script>`;
  const server = createServer(async (request, response) => {
    if (request.url === '/') return response.setHeader('content-type', 'text/html').end(page);
    if (request.url === '/broken') return request.once('data', () => response.destroy());
    const { length } = Buffer.concat(await request.toArray());
    if (request.url === '/none') return response.writeHead(204).end();
    response.writeHead(201, { 'content-type': 'application/json', 'retry-after': '3' });
    return response.end(JSON.stringify({ length, type: request.headers['content-type'] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('an upload tells how far it is, answers as fetch does, and ends when it breaks or is aborted', async ({
  page,
}) => {
  const { url, close } = await serveUploader();
  await page.goto(url);
  const outcome = await page.evaluate(async () => {
    const { xhrFetch } = (window as unknown as { uploader: Uploader }).uploader;
    const seen: UploadProgress[] = [];
    const form = new FormData();
    form.append('file', new File([new Uint8Array(3_000_000)], 'photo.jpg', { type: 'image/jpeg' }));
    const response = await xhrFetch((progress) => seen.push(progress))('/upload', {
      method: 'POST',
      body: form,
    });
    const messageOf = (call: Promise<Response>) => call.then(String, (error: Error) => error.name);
    const controller = new AbortController();
    const aborted = messageOf(
      xhrFetch(() => controller.abort())('/upload', {
        method: 'POST',
        body: form,
        signal: controller.signal,
      }),
    );
    const empty = await xhrFetch(() => {})('/none', { method: 'POST', body: 'x' });
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      redirected: response.redirected,
      answer: await response.json(),
      first: seen[0],
      last: seen.at(-1),
      empty: [empty.status, await empty.text()],
      broken: await messageOf(xhrFetch(() => {})('/broken', { method: 'POST', body: 'x' })),
      aborted: await aborted,
    };
  });
  close();
  expect(outcome).toMatchObject({
    status: 201,
    retryAfter: '3',
    redirected: false,
    answer: { type: expect.stringMatching(/^multipart\/form-data; boundary=/) },
    empty: [204, ''],
    broken: 'TypeError',
    aborted: 'AbortError',
  });
  expect(outcome.answer.length).toBeGreaterThan(3_000_000);
  expect(outcome.last).toEqual({ loaded: outcome.answer.length, total: outcome.answer.length });
});
