import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { instantIn } from '#provider/database/instant.ts';
import { eru, event, field_report } from '#provider/database/schema.ts';
import { type Api, startApi } from '#tests/support/api.ts';

const REPORTS = '/api/v2/field-report/';

describe('a moment of the database', () => {
  it.each([
    ['2026-11-20 08:30:00+00', '2026-11-20T08:30:00.000Z'],
    ['2026-11-20 08:30:00.123456+05:30', '2026-11-20T03:00:00.123Z'],
    ['2026-11-20T08:30:00-0330', '2026-11-20T12:00:00.000Z'],
    ['2026-11-20T08:30:00Z', '2026-11-20T08:30:00.000Z'],
    ['0026-11-20 00:00:00+00', '0026-11-20T00:00:00.000Z'],
    ['0049-01-01 00:00:00+00', '0049-01-01T00:00:00.000Z'],
    ['0001-01-01 00:00:00+00 BC', '0000-01-01T00:00:00.000Z'],
    ['0044-03-15 00:00:00+00 BC', '-000043-03-15T00:00:00.000Z'],
    ['12026-01-01 00:00:00+00', '+012026-01-01T00:00:00.000Z'],
    ['infinity', 'infinity'],
  ])('%s is read', (written, moment) => {
    expect(instantIn(written)).toBe(moment);
  });
});

describe('rows with a year that nobody meant', () => {
  let api: Api;
  let token: string;
  let report: { id: number; event: number };
  beforeAll(async () => {
    api = await startApi();
    token = await api.signIn('member');
    const written = { title: 'Typed', countries: [123], dtype: 12, start_date: '2026-05-01T00:00:00Z' };
    report = (await api.post(REPORTS, written, { token })).body;
  });

  it.each([
    ['0026-11-20T00:00:00.000Z', '0026-11-20T00:00:00.000Z'],
    ['0049-11-20T00:00:00.000Z', '0049-11-20T00:00:00.000Z'],
    ['infinity', 'infinity'],
  ])('are in their lists with the others: %s', async (stored, told) => {
    await api.db.update(field_report).set({ start_date: stored }).where(eq(field_report.id, report.id));
    await api.db.update(event).set({ disaster_start_date: stored }).where(eq(event.id, report.event));
    const reports = await api.get(`${REPORTS}?ordering=-created_at`, { token });
    expect(reports.status).toBe(200);
    expect(reports.body.results).toContainEqual(expect.objectContaining({ id: report.id }));
    const one = await api.get(`${REPORTS}${report.id}/`, { token });
    expect([one.status, one.body.start_date]).toEqual([200, told]);
    const events = await api.get('/api/v2/event/?ordering=-created_at&limit=50', { token });
    expect(events.status).toBe(200);
    expect(events.body.results).toContainEqual(
      expect.objectContaining({ id: report.event, disaster_start_date: told }),
    );
    const found = await api.get('/api/v1/search/?keyword=Typed', { token });
    expect(found.status).toBe(200);
    expect(found.body.emergencies).toContainEqual(expect.objectContaining({ id: report.event }));
  });

  it('can be mended, and changed elsewhere', async () => {
    const path = `${REPORTS}${report.id}/`;
    const mistyped = { start_date: '0026-11-20T00:00:00.000Z' };
    await api.db.update(field_report).set(mistyped).where(eq(field_report.id, report.id));
    const change = (body: object) => api.patch(path, body, { token });
    expect((await change({ num_injured: 3 })).status).toBe(200);
    expect((await change({ start_date: '2026-05-02T00:00:00.000Z' })).status).toBe(200);
    expect((await change(mistyped)).status).toBe(400);
  });

  it('are in the list of societies with units', async () => {
    const [unit] = await api.db.select().from(eru).limit(1);
    const updated_at = '0026-11-20T00:00:00.000Z';
    await api.db
      .update(eru)
      .set({ updated_at })
      .where(eq(eru.owner_id, unit?.owner_id ?? 0));
    const { status, body } = await api.get('/api/v2/eru_owner/?limit=200', { token });
    expect(status).toBe(200);
    expect(body.results).toContainEqual(expect.objectContaining({ updated_at }));
  });
});
