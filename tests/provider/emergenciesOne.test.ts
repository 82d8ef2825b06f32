import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '#provider/database/connect.ts';
import { type Api, startApi } from '#tests/support/api.ts';
import { idsOf, numberOf, sorted } from '#tests/support/lists.ts';

const LIST = '/api/v2/event/';
const PUBLIC = sql`event.visibility = 3 and event.parent_event_id is null`;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});

describe('an emergency', () => {
  it('comes whole', async () => {
    const id = await numberOf(
      api.db,
      sql`select event.id from event where ${PUBLIC} and exists (select from event_contact where event_id = event.id)
        and exists (select from field_report where event_id = event.id and visibility = 3)
        and exists (select from appeal where event_id = event.id and not needs_confirmation) order by id limit 1`,
    );
    const { status, body } = await api.get(`${LIST}${id}/`);
    expect(status).toBe(200);
    const counts = await rowsOf(
      api.db,
      sql`select (select count(*) from event_contact where event_id = ${id})::int as contacts,
        (select count(*) from event_link where event_id = ${id})::int as links,
        (select count(*) from event_key_figure where event_id = ${id})::int as key_figures,
        (select count(*) from event_district where event_id = ${id})::int as districts,
        (select count(*) from project where event_id = ${id} and visibility = 3)::int as activities,
        (select dtype_id from event where id = ${id}) as dtype`,
    );
    expect({
      contacts: body.contacts.length,
      links: body.links.length,
      key_figures: body.key_figures.length,
      districts: body.districts.length,
      activities: body.response_activity_count,
      dtype: body.dtype,
    }).toEqual(counts[0]);
    expect(body.featured_documents).toEqual([]);
  });

  it('shows only the decisive figure of people affected in its reports', async () => {
    const id = 9_200_001;
    await api.db.execute(
      sql`insert into event (id, name, disaster_start_date) values (${id}, '{"en": "Counted"}', '2001-01-01')`,
    );
    await api.db.execute(sql`insert into field_report (id, event_id, dtype_id, summary, gov_num_affected, other_num_affected)
      values (${id}, ${id}, 12, '{"en": "Report"}', 70, 90)`);
    const [report] = (await api.get(`${LIST}${id}/`)).body.field_reports;
    const figures = Object.keys(report).filter((key) => /affected$/.test(key));
    expect(figures).toEqual(['gov_num_affected']);
    expect(report.gov_num_affected).toBe(70);
  });

  it('opens by id after it was merged into another, and stays out of lists', async () => {
    const id = 9_300_001;
    const parent = await numberOf(api.db, sql`select min(id) from event where ${PUBLIC}`);
    await api.db.execute(sql`insert into event (id, name, disaster_start_date, parent_event_id)
      values (${id}, '{"en": "Merged"}', now(), ${parent})`);
    expect((await api.get(`${LIST}${id}/`)).body.parent_event).toBe(parent);
    expect(await idsOf(api, LIST)).not.toContain(id);
    expect(await idsOf(api, `${LIST}mini/`)).not.toContain(id);
  });

  it.each(['9999998', 'abc', '-1', '1.5', '99999999999999'])('answers 404 for the id %s', async (id) => {
    expect((await api.get(`${LIST}${id}/`)).status).toBe(404);
  });
});

describe('who sees which emergency', () => {
  /** Visibility by id: 1 Movement, 2 secretariat, 3 public, 4 IFRC and National Societies in and outside a member's country. */
  const HIDDEN = { movement: 9_400_001, secretariat: 9_400_002, own: 9_400_004, foreign: 9_400_005 };

  beforeAll(async () => {
    await api.db.execute(sql`insert into event (id, name, disaster_start_date, visibility) values
      (${HIDDEN.movement}, '{"en": "Hidden one"}', now(), 1), (${HIDDEN.secretariat}, '{"en": "Hidden two"}', now(), 2),
      (${HIDDEN.own}, '{"en": "Hidden own"}', now(), 4), (${HIDDEN.foreign}, '{"en": "Hidden foreign"}', now(), 4)`);
    await api.db.execute(
      sql`insert into event_country select ${HIDDEN.own}::int, country_id from app_user where username = 'member'`,
    );
    await api.db.execute(sql`insert into event_country select ${HIDDEN.foreign}::int, min(id) from country where id not in (
      select country_id from app_user where country_id is not null union select country_id from user_country)`);
  });

  it.each([
    [undefined, []],
    ['guest', []],
    ['member', ['movement', 'own']],
    ['ifrc-admin', ['movement', 'secretariat', 'own', 'foreign']],
    ['superuser', ['movement', 'secretariat', 'own', 'foreign']],
  ] as const)('%s sees %j besides the public ones', async (username, expected) => {
    const options = username ? { token: await api.signIn(username) } : {};
    const listed = await idsOf(api, LIST, options);
    const opened: number[] = [];
    for (const id of Object.values(HIDDEN))
      if ((await api.get(`${LIST}${id}/`, options)).status === 200) opened.push(id);
    const visible = expected.map((name) => HIDDEN[name]);
    expect(sorted(listed.filter((id) => id > 9_400_000 && id < 9_500_000))).toEqual(sorted(visible));
    expect(sorted(opened)).toEqual(sorted(visible));
  });
});
