import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readlink, rm } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { ATTACHMENT_ERRORS, ATTACHMENT_LIMITS } from '#contracts/attachments.ts';
import { REPORT_ERRORS } from '#contracts/fieldReports/schemas.ts';
import { field_report } from '#provider/database/schema.ts';
import { buildServer } from '#provider/server.ts';
import { type Api, startApi, testConfig } from '#tests/support/api.ts';
import { DOCX, hidingEntries, PDF, PNG, zipOf, zipWith } from '#tests/support/files.ts';
import {
  asFromPhone,
  JPEG,
  jpegOfSize,
  pngOfSize,
  pngWithPlace,
  secretsIn,
  WEBP,
  webpOfSize,
  webpWithPlace,
} from '#tests/support/photos.ts';

const REPORTS = '/api/v2/field-report/';
const FILES = '/api/v2/field-report-file/';
const SECRETARIAT = 2;

let api: Api;
let member: string;
let colleague: string;
beforeAll(async () => {
  api = await startApi();
  member = await api.signIn('member');
  colleague = await api.signIn('country-admin');
});

async function send(content: Buffer, name: string, token: string | undefined = member, client_id?: string) {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(content)], name, { type: 'text/html' }));
  form.append('client_id', client_id ?? crypto.randomUUID());
  const body = new Response(form);
  const response = await api.app.inject({
    method: 'POST',
    url: FILES,
    payload: Buffer.from(await body.arrayBuffer()),
    headers: {
      'content-type': body.headers.get('content-type') ?? '',
      ...(token && { authorization: `Token ${token}` }),
    },
  });
  return { status: response.statusCode, body: response.json() };
}

const report = (more: object = {}) => ({
  countries: [123],
  dtype: 12,
  start_date: '2026-05-01T00:00:00.000Z',
  title: 'With a photo',
  visibility: 3,
  ...more,
});
const create = (more: object, token = member) => api.post(REPORTS, report(more), { token });
const pathOf = (address: string) => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};
const remove = (id: number, token = member) =>
  api.app.inject({ method: 'DELETE', url: `${FILES}${id}/`, headers: { authorization: `Token ${token}` } });

const bytesOf = (address: string, token?: string) => api.get(pathOf(address), token ? { token } : {});

describe('a file for a field report', () => {
  it('is known by its content and stored under a clean name', async () => {
    const { status, body } = await send(PNG, '../..\\bridge\u202E.png');
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'bridge.png', media_type: 'image/png', size: PNG.length });
  });

  it('comes back as it was sent, and runs nothing in a browser', async () => {
    const { body } = await send(PDF, 'صورة "1".pdf');
    const { status, headers, text } = await bytesOf(body.file);
    expect(status).toBe(200);
    expect(text).toBe(PDF.toString());
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-cache',
    });
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''/,
    );
  });

  it('is kept without the place that a camera wrote into it, whoever sent it', async () => {
    for (const [name, photo] of [
      ['bridge.jpg', asFromPhone(JPEG, 6)],
      ['bridge.png', pngWithPlace(PNG)],
      ['bridge.webp', webpWithPlace(WEBP)],
    ] as const) {
      expect(secretsIn(photo)).not.toEqual([]);
      const { status, body } = await send(photo, name);
      expect(status).toBe(201);
      expect(body.size).toBeLessThan(photo.length);
      const { rawPayload } = await api.app.inject({ url: pathOf(body.file) });
      expect(rawPayload).toHaveLength(body.size);
      expect(secretsIn(rawPayload)).toEqual([]);
    }
  });

  it.each([
    [
      'that is a damaged photo',
      Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff]),
      'photo.jpg',
      ATTACHMENT_ERRORS.broken,
    ],
    ['of another content than its name', Buffer.from('<script>'), 'photo.png', ATTACHMENT_ERRORS.mismatch],
    ['of no type that is taken', Buffer.from('<svg/>'), 'map.svg', ATTACHMENT_ERRORS.wrongType],
    ['that is empty', Buffer.alloc(0), 'photo.png', ATTACHMENT_ERRORS.empty],
    [
      'that is too large',
      Buffer.concat([PNG, Buffer.alloc(ATTACHMENT_LIMITS.bytes + 1 - PNG.length)]),
      'photo.png',
      ATTACHMENT_ERRORS.tooLarge,
    ],
  ])('is refused: one %s', async (_, content, name, message) => {
    const { status, body } = await send(content, name);
    expect(status).toBe(400);
    expect(body.errors).toEqual({ file: [message] });
  });

  it.each([
    ['PNG', 'bomb.png', pngOfSize(30_000, 30_000)],
    ['JPEG', 'bomb.jpg', jpegOfSize(65_500, 65_500)],
    ['WebP', 'bomb.webp', webpOfSize(16_000, 16_000)],
  ])('is no small %s that takes gigabytes to show', async (_, name, photo) => {
    const { status, body } = await send(photo, name);
    expect([status, body.errors]).toEqual([400, { file: [ATTACHMENT_ERRORS.tooManyPixels] }]);
  });

  it.each([
    [
      'macros under another name',
      zipWith({
        '[Content_Types].xml':
          '<Override PartName="/word/evil.bin" ContentType="application/vnd.ms-office.vbaProject"/>',
        'word/document.xml': '<x/>',
        'word/evil.bin': 'x',
      }),
    ],
    [
      'macros that its document refers to',
      zipWith({
        '[Content_Types].xml': '<x/>',
        'word/document.xml': '<x/>',
        'word/_rels/document.xml.rels':
          '<Relationship Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="evil.bin"/>',
      }),
    ],
    ['more parts than it counts', hidingEntries(DOCX, 'word/vbaProject.bin')],
    ['a part twice', zipOf('[Content_Types].xml', 'word/document.xml', 'word/document.xml')],
  ])('is no document with %s', async (_, document) => {
    expect((await send(document, 'report.docx')).status).toBe(400);
    expect((await send(DOCX, 'report.docx')).status).toBe(201);
  });

  it('is refused unread when it is far too large, or from nobody', async () => {
    expect((await send(Buffer.alloc(ATTACHMENT_LIMITS.bytes + 100_000), 'photo.png')).status).toBe(413);
    expect((await send(PNG, 'photo.png', '')).status).toBe(401);
    expect((await send(PNG, 'photo.png', await api.signIn('guest'))).status).toBe(403);
  });

  it('needs form data that is whole', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await api.post(FILES, '--x\r\nhalf', { token: member, headers })).status).toBe(400);
    expect((await api.post(FILES, { file: 'text' }, { token: member })).status).toBe(400);
  });

  it('is one file however often it is sent under one name, and never another’s', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send(PNG, 'photo.png', member, 'the-same')),
    );
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await send(PDF, 'a.pdf', member, 'the-same')).body.errors).toHaveProperty('client_id');
    expect((await send(PNG, 'photo.png', colleague, 'the-same')).body.id).not.toBe(answers[0]?.body.id);
  });
});

describe('what nobody needs any more is not on the disk', () => {
  const onDisk = async () => (await readdir(api.app.filesFolder)).sort();

  it('once a report is changed, a waiting file removed, or a file sent twice', async () => {
    const before = await onDisk();
    const [one, two] = [await send(PNG, 'one.png'), await send(PDF, 'two.pdf', member, 'sent-twice')];
    const { body: written } = await create({ files: [one.body.id, two.body.id] });
    const kept = await onDisk();
    expect(kept).toHaveLength(before.length + 2);
    await send(PDF, 'two.pdf', member, 'sent-twice');
    expect(await onDisk()).toEqual(kept);

    await api.patch(`${REPORTS}${written.id}/`, { files: [two.body.id] }, { token: member });
    expect(await onDisk()).toHaveLength(before.length + 1);
    expect((await bytesOf(two.body.file)).status).toBe(200);
    // A change that is refused drops nothing.
    await api.patch(`${REPORTS}${written.id}/`, { files: [], visibility: 77 }, { token: member });
    expect(await onDisk()).toHaveLength(before.length + 1);
    await api.patch(`${REPORTS}${written.id}/`, { files: [] }, { token: member });

    const { body: waiting } = await send(PNG, 'three.png');
    await remove(waiting.id);
    expect(await onDisk()).toEqual(before);
  });
});

describe('who sees a file', () => {
  it('is its sender alone while it waits for a report', async () => {
    const { body } = await send(PNG, 'photo.png');
    expect((await bytesOf(body.file)).status).toBe(200);
    const bare = pathOf(body.file).split('?')[0] ?? '';
    expect((await api.get(bare, { token: member })).status).toBe(200);
    expect((await api.get(bare)).status).toBe(404);
    expect((await api.get(bare, { token: colleague })).status).toBe(404);
    expect((await create({ files: [body.id] }, colleague)).body.errors).toEqual({
      files: [REPORT_ERRORS.unknownRecord],
    });
    expect((await remove(body.id, colleague)).statusCode).toBe(404);
    expect((await remove(body.id)).statusCode).toBe(204);
    expect((await bytesOf(body.file)).status).toBe(404);
  });

  it('is whoever may see its report, by an address that is their own', async () => {
    const { body: file } = await send(PNG, 'photo.png');
    const { status, body: written } = await create({ files: [file.id] });
    expect(status).toBe(201);
    const asked = async (token?: string) =>
      (await api.get(`${REPORTS}${written.id}/`, token ? { token } : {})).body.files_details[0];
    const [visitors, colleagues] = [await asked(), await asked(colleague)];
    expect(colleagues).toMatchObject({ id: file.id, name: 'photo.png' });
    expect((await bytesOf(visitors.file)).status).toBe(200);
    expect((await bytesOf(colleagues.file)).status).toBe(200);

    await api.db.update(field_report).set({ visibility: SECRETARIAT }).where(eq(field_report.id, written.id));
    // The same addresses, of people who may not see the report any more.
    expect((await bytesOf(visitors.file)).status).toBe(404);
    expect((await bytesOf(colleagues.file)).status).toBe(404);
    const bare = pathOf(visitors.file).split('?')[0] ?? '';
    expect((await api.get(bare, { token: await api.signIn('ifrc-admin') })).status).toBe(200);
  });

  it('is the same at every process on the database', async () => {
    const { body: file } = await send(PNG, 'photo.png');
    const elsewhere = await buildServer({ db: api.db, config: testConfig() });
    expect((await elsewhere.inject(pathOf(file.file))).statusCode).toBe(200);
    await elsewhere.close();
  });

  it('is nobody with an address that was tampered with', async () => {
    const { body: file } = await send(PNG, 'photo.png');
    const address = pathOf(file.file);
    for (const [what, by] of [
      [/for=\d+/, 'for=1'],
      [/until=\d/, 'until=9'],
      // By another letter than it has.
      [/signature=./, address.includes('signature=-') ? 'signature=_' : 'signature=-'],
    ] as const)
      expect((await api.get(address.replace(what, by))).status, String(what)).toBe(404);
    const { body: other } = await send(PNG, 'other.png', colleague);
    expect((await api.get(address.replace(`/${file.id}/`, `/${other.id}/`))).status).toBe(404);
  });
});

/** Of this process, as Linux tells them. Source: proc(5). */
const OPEN_FILES = '/proc/self/fd';

async function openFiles() {
  const links = (await readdir(OPEN_FILES)).map((id) => readlink(join(OPEN_FILES, id)).catch(() => ''));
  return (await Promise.all(links)).filter((path) => path.startsWith(api.app.filesFolder));
}

describe('a file that somebody has already', () => {
  it.runIf(existsSync(OPEN_FILES))('is neither sent nor opened again', async () => {
    const { body: file } = await send(PNG, 'photo.png');
    const { headers } = await bytesOf(file.file);
    const etag = String(headers.etag);
    for (const known of [etag, `W/${etag}`]) {
      const answer = await api.get(pathOf(file.file), { headers: { 'if-none-match': known } });
      expect([answer.status, answer.headers.etag, answer.text]).toEqual([304, etag, '']);
      // What it says of itself takes the place of what the browser keeps with its copy.
      for (const name of ['content-security-policy', 'content-disposition', 'x-content-type-options'])
        expect(answer.headers[name], name).toBe(headers[name]);
    }
    const other = await api.get(pathOf(file.file), { headers: { 'if-none-match': '"another"' } });
    expect(other.status).toBe(200);
    await expect.poll(openFiles).toEqual([]);
  });
});

describe('a file that is there and cannot be opened', () => {
  it('is an answer to whoever asks for it, and not the end of the process', async () => {
    // The folder is made with the first file.
    await send(PNG, 'other.png');
    const before = await readdir(api.app.filesFolder);
    const { body: file } = await send(PNG, 'photo.png');
    const [stored = ''] = (await readdir(api.app.filesFolder)).filter((name) => !before.includes(name));
    const place = join(api.app.filesFolder, stored);
    await rm(place);
    // Nobody can open a socket as a file.
    const socket = createServer().listen(place);
    await once(socket, 'listening');
    expect((await bytesOf(file.file)).status).toBe(500);
    socket.close();
    await once(socket, 'close');
    expect((await bytesOf(file.file)).status).toBe(404);
  });
});

describe('a report with files', () => {
  it('keeps them until a change names others, and gives none of them away', async () => {
    const [one, two] = [await send(PNG, 'one.png'), await send(PDF, 'two.pdf')];
    const { body: written } = await create({ files: [one.body.id] });
    expect(written.files_details.map(({ name }: { name: string }) => name)).toEqual(['one.png']);
    const change = async (body: object) => api.patch(`${REPORTS}${written.id}/`, body, { token: member });
    expect((await change({ num_dead: 1 })).body.files).toEqual([one.body.id]);
    expect((await create({ files: [one.body.id] })).status).toBe(400);
    expect((await change({ files: [two.body.id] })).body.files).toEqual([two.body.id]);
    expect((await bytesOf(one.body.file)).status).toBe(404);
    expect((await change({ files: [] })).body.files).toEqual([]);
  });

  it('has no more than so many', async () => {
    const files = Array.from({ length: ATTACHMENT_LIMITS.count + 1 }, (_, index) => index + 1);
    expect((await create({ files })).body.errors).toEqual({ files: [ATTACHMENT_ERRORS.tooMany] });
  });
});

describe('what is sent goes to the disk as it comes', () => {
  const MEGABYTE = 1_000_000;
  const partsOnDisk = async () =>
    (await readdir(api.app.filesFolder)).filter((name) => name.endsWith('.part'));
  setFlagsFromString('--expose_gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const CHUNK = Buffer.alloc(MEGABYTE / 10);
  /** How much of what was sent is held at most, in bytes. */
  let most = 0;
  function held() {
    collectGarbage();
    return process.memoryUsage().arrayBuffers;
  }

  /** A form with a PDF of so many bytes, made while it is sent. */
  async function* formOf(bytes: number, isWhole = true) {
    const head = (name: string, more = '') =>
      `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n`;
    yield Buffer.from(`${head('client_id')}\r\n${crypto.randomUUID()}\r\n`);
    yield Buffer.from(`${head('file', '; filename="a.pdf"')}Content-Type: application/pdf\r\n\r\n`);
    yield PDF;
    for (let sent = 0; sent < bytes; sent += CHUNK.length) {
      yield CHUNK;
      if (sent % (4 * MEGABYTE) === 0) most = Math.max(most, held());
    }
    if (isWhole) yield Buffer.from('\r\n--x--\r\n');
  }

  /** Sends it in chunks, without saying how long it is. */
  async function stream(bytes: number) {
    const headers = { authorization: `Token ${member}`, 'content-type': 'multipart/form-data; boundary=x' };
    const request = httpRequest(`${address}${FILES}`, { method: 'POST', headers });
    const answer = once(request, 'response') as Promise<[IncomingMessage]>;
    // Who is refused is not listened to until the end.
    const sent = pipeline(Readable.from(formOf(bytes)), request).catch(() => {});
    const [response] = await answer;
    response.resume();
    await sent;
    return response.statusCode;
  }

  let address = '';
  beforeAll(async () => {
    address = await api.listen();
  });

  it('so that 50 MB are refused without being held', async () => {
    // What is held is held each time; what else the process takes on meanwhile is not.
    const taken: number[] = [];
    for (let time = 0; time < 3; time += 1) {
      const before = held();
      most = 0;
      expect(await stream(50 * MEGABYTE)).toBe(413);
      taken.push(most - before);
    }
    expect(Math.min(...taken)).toBeLessThan(5 * MEGABYTE);
    await expect.poll(partsOnDisk).toEqual([]);
  });

  it('so that five files at a time are not five files in memory', async () => {
    const before = held();
    most = 0;
    const statuses = await Promise.all(Array.from({ length: 5 }, () => stream(9 * MEGABYTE)));
    expect(statuses).toEqual(Array.from({ length: 5 }, () => 201));
    expect(most - before).toBeLessThan(30 * MEGABYTE);
    await expect.poll(partsOnDisk).toEqual([]);
  });

  it('and nothing stays of one that broke off', async () => {
    const headers = { authorization: `Token ${member}`, 'content-type': 'multipart/form-data; boundary=x' };
    const request = httpRequest(`${address}${FILES}`, { method: 'POST', headers });
    request.on('error', () => {});
    for await (const chunk of formOf(MEGABYTE, false)) request.write(chunk);
    await expect.poll(partsOnDisk).toHaveLength(1);
    request.destroy();
    await expect.poll(partsOnDisk).toEqual([]);
  });
});
