import { inflateRawSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { LOCAL_UNIT_ERRORS } from '#contracts/localUnits/schemas.ts';
import { UPLOAD_COLUMNS } from '#contracts/localUnits/upload.ts';
import { readSheet } from '#provider/excel/readSheet.ts';
import { writeWorkbook } from '#provider/excel/writeWorkbook.ts';
import { columnLetters } from '#rules/spreadsheet.ts';
import { zipEntries } from '#rules/zip.ts';
import { type Api, startApi } from '../support/api.ts';
import { numberOf } from '../support/lists.ts';

const [NEPAL, PHILIPPINES, TRAINING, OTHER] = [123, 176, 5, 6];
const UPLOADS = '/api/v2/bulk-upload-local-unit/';
const EXTERNAL = '/api/v2/externally-managed-local-unit/';
const COLUMNS = UPLOAD_COLUMNS.local_unit;

let api: Api;
let superuser: string;
beforeAll(async () => {
  api = await startApi();
  superuser = await api.signIn('superuser');
});

const MANILA = { latitude: 14.6, longitude: 121, date_of_data: '2026-05-01' };
type Cells = Readonly<Record<string, string | number>>;
const workbook = (rows: readonly Cells[], columns: readonly string[] = COLUMNS) =>
  writeWorkbook([{ name: 'Units', rows: [columns, ...rows.map((row) => columns.map((name) => row[name]))] }]);

async function send(
  file: Buffer | Promise<Buffer>,
  { to = UPLOADS, token = superuser, name = 'units.xlsx', country = PHILIPPINES, type = TRAINING } = {},
) {
  const form = new FormData();
  form.set('country', String(country));
  form.set('local_unit_type', String(type));
  form.set('file', new File([new Uint8Array(await file)], name));
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  const answer = await api.app.inject({
    method: 'POST',
    url: to,
    headers: { authorization: `Token ${token}`, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function templateOf(name: string): Promise<Buffer> {
  const { body } = await api.get(`${UPLOADS}get-bulk-upload-template/?bulk_upload_template=${name}`, {
    token: superuser,
  });
  return (await api.app.inject(new URL(body.template_url).pathname)).rawPayload;
}

function partOf(file: Buffer, part: string): Buffer {
  const entry = zipEntries(file)?.find(({ name }) => name === part);
  if (!entry) throw new Error(`The workbook has no ${part}.`);
  const packed = file.subarray(entry.start, entry.start + entry.size);
  return entry.method === 0 ? packed : inflateRawSync(packed);
}

const inUse = (type = TRAINING) =>
  numberOf(
    api.db,
    sql`select count(*)::integer from local_unit where country_id = ${PHILIPPINES} and type_id = ${type} and not is_deprecated`,
  );

describe('a file of local units', () => {
  it('is previewed row by row, and changes nothing', async () => {
    const before = await inUse();
    const file = workbook([
      { ...MANILA, local_branch_name: 'Quezon Center', address_loc: 'Road 7', level: 'Local' },
      { ...MANILA, english_branch_name: 'Too far', latitude: 60 },
      { ...MANILA, local_branch_name: 'Odd', level: 'Galactic', email: 'nobody' },
      { ...MANILA },
      // All of it at once, or who mends the file would send it again to hear the rest.
      { ...MANILA, local_branch_name: 'Far and odd', latitude: 60, email: 'nobody' },
    ]);
    const { status, body } = await send(file, { to: `${UPLOADS}preview/` });
    expect(status).toBe(200);
    expect(body.read).toEqual([{ row: 2, name: 'Quezon Center', address: 'Road 7' }]);
    const refused = body.refused.map(
      ({ row, name, errors }: { row: number; name: string; errors: { column: string }[] }) => [
        row,
        name,
        errors.map(({ column }) => column).sort(),
      ],
    );
    expect(refused).toEqual([
      [3, 'Too far', ['latitude']],
      [4, 'Odd', ['email', 'level']],
      [5, null, ['local_branch_name']],
      [6, 'Far and odd', ['email', 'latitude']],
    ]);
    expect(body.replaced).toBe(before);
    expect(await inUse()).toBe(before);
  });

  it('is taken as a whole or not at all, and what became of it is told', async () => {
    const before = await inUse();
    const bad = await send(workbook([{ ...MANILA, local_branch_name: 'Fine' }, { ...MANILA }]));
    expect([bad.status, bad.body.status, bad.body.failed_count, bad.body.success_count]).toEqual([
      201, 2, 1, 0,
    ]);
    expect(await inUse()).toBe(before);

    const good = await send(
      workbook([
        { ...MANILA, date_of_data: 46143, local_branch_name: 'Quezon Center' },
        { ...MANILA, local_branch_name: 'Pasig Center' },
      ]),
    );
    expect([good.status, good.body.status, good.body.success_count]).toEqual([201, 1, 2]);
    expect(await inUse()).toBe(2);
    const { body } = await api.get('/api/v2/local-units/?country__iso3=PHL&type__code=5', {
      token: superuser,
    });
    expect(body.results.map((unit: { status: number }) => unit.status)).toEqual([4, 4]);
    const [newest] = (await api.get(`${UPLOADS}?country__id=${PHILIPPINES}`, { token: superuser })).body
      .results;
    expect(newest).toMatchObject({ file_name: 'units.xlsx', success_count: 2, status_details: 'Success' });
  });

  it('may be sent by who validates units of the type there, and by nobody else', async () => {
    const file = workbook([{ ...MANILA, local_branch_name: 'Quezon Center' }]);
    const as = async (who: string) => (await send(file, { token: await api.signIn(who) })).status;
    expect(await as('region-admin')).toBe(201);
    expect(await as('country-admin')).toBe(403);
    expect(await as('member')).toBe(403);
    // Validates health care units alone.
    expect(await as('ifrc-admin')).toBe(403);
  });

  it.each([
    ['no workbook', Buffer.from('PK but no more'), {}, 'file'],
    ['another kind of file', Buffer.from('a;b'), { name: 'units.csv' }, 'file'],
    ['of a type that is not externally managed', workbook([]), { type: OTHER }, 'local_unit_type'],
    ['without the columns of the template', workbook([{ a: 1 }], ['a']), {}, 'file'],
    ['without rows', workbook([]), {}, 'file'],
  ])('is refused: %s', async (_, file, how, field) => {
    const { status, body } = await send(file, { to: `${UPLOADS}preview/`, ...how });
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });

  it('tells what became of files in the reader’s language', async () => {
    const { body } = await api.get(`${UPLOADS}?country__id=${PHILIPPINES}`, {
      token: superuser,
      language: 'fr',
    });
    const texts = body.results.flatMap(({ refused }: { refused: { errors: { text: string }[] }[] }) =>
      refused.flatMap(({ errors }) => errors.map(({ text }) => text)),
    );
    expect(texts).toContain('Indiquez une longitude de -180 à 180.');
  });

  it.each(['local_unit', 'health_care'] as const)(
    'has a template by headings that people know, with what can be chosen: %s',
    async (name) => {
      const file = await templateOf(name);
      const rows = readSheet(file, { rows: 10, columns: 100 });
      const headings = rows?.get(2) ?? [];
      expect(headings).toHaveLength(UPLOAD_COLUMNS[name].length);
      expect(headings.filter((heading) => !/^[A-Z]/.test(heading) || heading.includes('_'))).toEqual([]);
      expect(headings).toContain('Local Unit Name (Local)');
      expect(rows?.get(3)?.[headings.indexOf('Date of Update')]).toMatch(/^Required\./);
      const level = columnLetters(headings.indexOf('Coverage'));
      const sheet = new TextDecoder().decode(partOf(file, 'xl/worksheets/sheet1.xml'));
      expect(sheet).toMatch(
        new RegExp(`type="list"[^>]* sqref="${level}4:${level}5003"><formula1>'Choices'!`),
      );
      expect((await api.get('/media/local-unit-templates/constructor.xlsx')).status).toBe(404);
    },
  );

  it('is read as it was filled in by the template, hints and all, and told of by its headings', async () => {
    const [, headings = [], hints = []] = [
      ...(readSheet(await templateOf('local_unit'), { rows: 10, columns: 100 })?.values() ?? []),
    ];
    const filled = (unit: Cells) => headings.map((heading) => unit[heading]);
    const unit = { 'Date of Update': 46143, Latitude: 14.6, Longitude: 121, Visibility: 'IFRC and NS' };
    const file = writeWorkbook([
      {
        name: 'Units',
        rows: [
          ['One local unit a row'],
          headings,
          hints,
          filled({ ...unit, 'Local Unit Name (Local)': 'Quezon Center', Coverage: 'local' }),
          filled({ ...unit, 'Local Unit Name (En)': 'Odd', Coverage: 'Galactic', Visibility: 'Nobody' }),
        ],
      },
    ]);
    const { body } = await send(file, { to: `${UPLOADS}preview/` });
    expect(body.read).toEqual([{ row: 4, name: 'Quezon Center', address: null }]);
    expect(body.refused).toMatchObject([{ row: 5, name: 'Odd' }]);
    expect(body.refused[0].errors.map(({ column }: { column: string }) => column)).toEqual([
      'Visibility',
      'Coverage',
    ]);
  });
});

describe('an externally managed type', () => {
  const unit = (type: number, country = PHILIPPINES) => ({
    country,
    type,
    date_of_data: '2026-05-01',
    local_branch_name: 'Makati',
    location_json: country === NEPAL ? { lat: 27.7, lng: 85.3 } : { lat: 14.6, lng: 121 },
  });

  it('takes no unit by hand', async () => {
    const { status, body } = await api.post('/api/v2/local-units/', unit(TRAINING), { token: superuser });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['type']]);
  });

  it('is given to no unit by a change, nor changed itself', async () => {
    const { body: made } = await api.post('/api/v2/local-units/', unit(1), { token: superuser });
    const at = `/api/v2/local-units/${made.id}/`;
    await api.post(`${at}validate/`, {}, { token: superuser });
    const change = (body: object, path = at) =>
      api.patch(path, { ...body, update_reason_overview: 'It trains now.' }, { token: superuser });
    const refusal = [400, { type: [LOCAL_UNIT_ERRORS.external] }];
    const { status, body } = await change(unit(TRAINING));
    expect([status, body.errors]).toEqual(refusal);
    expect((await api.get(at, { token: superuser })).body).toMatchObject({ type: 1, status: 1 });
    const locked = await numberOf(
      api.db,
      sql`select id from local_unit where country_id = ${PHILIPPINES} and status = 4 and not is_deprecated limit 1`,
    );
    const other = await change(unit(1), `/api/v2/local-units/${locked}/`);
    expect([other.status, other.body.errors]).toEqual(refusal);
  });

  it('is decided by superusers; its units are locked, and open again', async () => {
    const token = superuser;
    const decision = { country: NEPAL, local_unit_type: OTHER, enabled: true };
    await api.db.execute(
      sql`update local_unit set status = 1 where country_id = ${NEPAL} and type_id = ${OTHER}`,
    );
    const made = await api.post(EXTERNAL, decision, { token });
    expect([made.status, made.body.enabled]).toEqual([201, true]);
    const statuses = () =>
      numberOf(
        api.db,
        sql`select max(status)::integer from local_unit where country_id = ${NEPAL} and type_id = ${OTHER} and not is_deprecated`,
      );
    expect(await statuses()).toBe(4);
    expect((await api.post(EXTERNAL, decision, { token })).status).toBe(400);
    const off = { ...decision, enabled: false };
    expect((await api.patch(`${EXTERNAL}${made.body.id}/`, off, { token })).body.enabled).toBe(false);
    expect(await statuses()).toBe(1);
    expect((await api.post('/api/v2/local-units/', unit(OTHER, NEPAL), { token })).status).toBe(201);
    // Now one waits.
    expect((await api.patch(`${EXTERNAL}${made.body.id}/`, decision, { token })).status).toBe(400);
  });
});

it('finds a unit that comes back as its type is kept by then: locked, or open', async () => {
  const token = superuser;
  const [unit] = (await api.get('/api/v2/local-units/?country__iso3=NPL&status=1&type__code=1', { token }))
    .body.results;
  const at = `/api/v2/local-units/${unit.id}/`;
  const put = async (name: string, body: object = {}) => api.post(`${at}${name}/`, body, { token });
  const away = { deprecated_reason: 2, deprecated_reason_overview: 'It was listed twice.' };
  const { id: kind } = unit.type_details;
  // Those that wait would keep the type open.
  await api.db.execute(
    sql`update local_unit set status = 1 where country_id = ${NEPAL} and type_id = ${kind}`,
  );
  await put('deprecate', away);
  const decision = { country: NEPAL, local_unit_type: kind, enabled: true };
  const { body: made } = await api.post(EXTERNAL, decision, { token });
  expect((await put('revert-deprecate')).body).toMatchObject({ status: 4 });
  await put('deprecate', away);
  await api.patch(`${EXTERNAL}${made.id}/`, { ...decision, enabled: false }, { token });
  expect((await put('revert-deprecate')).body).toMatchObject({ status: 1 });
  // A change that gave it another type is taken back, while its own has come to be kept elsewhere.
  const { body: written } = await api.get(at, { token });
  await api.patch(at, { ...written, type: 3, update_reason_overview: 'It responds now.' }, { token });
  await api.patch(`${EXTERNAL}${made.id}/`, decision, { token });
  await put('revert', { reason: 'It does not.' });
  expect((await api.get(at, { token })).body).toMatchObject({ type: kind, status: 4 });
  await api.patch(`${EXTERNAL}${made.id}/`, { ...decision, enabled: false }, { token });
});

it('keeps why a unit was changed', async () => {
  const id = await numberOf(
    api.db,
    sql`select id from local_unit where country_id = ${NEPAL} and type_id = 1 and status = 1 and not is_deprecated limit 1`,
  );
  const path = `/api/v2/local-units/${id}/`;
  const { body } = await api.get(path, { token: superuser });
  await api.patch(path, { ...body, update_reason_overview: 'It has moved.' }, { token: superuser });
  expect((await api.get(path, { token: superuser })).body.update_reason_overview).toBe('It has moved.');
});
