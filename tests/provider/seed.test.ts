import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, TransactionRollbackError } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Connection, connect, rowsOf } from '#provider/database/connect.ts';
import { groupBy } from '#provider/queries/lists.ts';
import { ERU_OWNERS, NEIGHBOURS, PARTNERS } from '#provider/seed/data.ts';
import { seed } from '#provider/seed/seed.ts';
import { copyOfEmptyDatabase } from '../support/template.ts';

const NOW = new Date('2026-06-15T10:00:00Z');
const DAY_MS = 86_400_000;
/** What holds at any size is shown at this one: a whole world takes seconds each time. */
const SMALL = 0.1;
const open: Connection[] = [];
const folder = mkdtempSync(join(tmpdir(), 'go-seed-'));

async function emptyOne(name: string) {
  await copyOfEmptyDatabase(join(folder, name));
  const connection = await connect({ folder: join(folder, name) });
  open.push(connection);
  return connection.db;
}

/** What `look` finds in the small world that these options make of the empty database, which is empty again afterwards. */
async function inWorld<Found>(
  options: { demoAccounts?: boolean; now?: Date },
  look: (db: Connection['db']) => Promise<Found>,
): Promise<Found> {
  const found: Found[] = [];
  await none
    .transaction(async (change) => {
      await seed(change, { scale: SMALL, now: NOW, ...options });
      found.push(await look(change));
      change.rollback();
    })
    .catch((cause) => {
      if (!(cause instanceof TransactionRollbackError)) throw cause;
    });
  const [first] = found;
  if (first === undefined) throw new Error('Nothing was looked at.');
  return first;
}

/** One text that changes with any record; who wrote one is an account's. */
async function fingerprintOf(db: Connection['db']) {
  const tables = [
    'country',
    'district',
    'event',
    'appeal',
    'field_report',
    'surge_alert',
    'project',
    'eru',
    'personnel',
  ];
  const parts = await Promise.all(
    tables.map(async (table) => {
      const name = sql.raw(`"${table}"`);
      const [row] = await rowsOf<{ sum: string }>(
        db,
        sql`select md5(string_agg(md5((to_jsonb(t) - 'user_id' - 'modified_by_id')::text), '' order by t.id)) as sum from ${name} t`,
      );
      return row?.sum;
    }),
  );
  return parts.join();
}

async function countOf(db: Connection['db'], where: string) {
  const [row] = await rowsOf<{ count: number }>(db, sql.raw(`select count(*)::int as count from ${where}`));
  return row?.count;
}

/** A whole world, which is only read. */
let db: Connection['db'];
/** A small one of today, once it is filled. */
let small: Connection['db'];
let filling: Promise<unknown> | undefined;
const fillSmall = () => {
  filling ??= seed(small, { scale: SMALL, now: NOW });
  return filling;
};
/** An empty database for other small ones, one after the other. */
let none: Connection['db'];
beforeAll(async () => {
  [db, small, none] = [await emptyOne('whole'), await emptyOne('small'), await emptyOne('none')];
  await db.transaction((change) => seed(change, { now: NOW }));
});
afterAll(async () => {
  for (const { close } of open) await close();
  rmSync(folder, { recursive: true });
});

it('moves its dates with the day, and nothing else', async () => {
  const tables = ['event', 'appeal', 'surge_alert'];
  const moments = (world: Connection['db']) =>
    Promise.all(
      tables.map((table) =>
        rowsOf<{ id: number; at: string }>(
          world,
          sql.raw(`select id, extract(epoch from created_at)::bigint::text as at from ${table} order by id`),
        ),
      ),
    );
  await fillSmall();
  const today = await moments(small);
  const nextDay = await inWorld({ now: new Date(NOW.getTime() + DAY_MS) }, moments);
  for (const [index, table] of tables.entries()) {
    const [before = [], after = []] = [today[index], nextDay[index]];
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    const days = before.map(({ at }, row) => (Number(after[row]?.at) - Number(at)) * 1_000);
    expect(new Set(days), table).toEqual(new Set([DAY_MS]));
  }
});

it('is the same in every run of a day, with and without accounts; does nothing to a filled database, and replaces records only when told to', async () => {
  const without = await inWorld({ demoAccounts: false }, async (world) => ({
    print: await fingerprintOf(world),
    users: await countOf(world, 'app_user'),
  }));
  await fillSmall();
  const print = await fingerprintOf(small);
  expect(without).toEqual({ print, users: 0 });

  expect(await seed(small, { scale: 2, now: NOW })).toEqual({
    scale: SMALL,
    filled: false,
    stringsReplaced: false,
  });
  expect(await fingerprintOf(small)).toBe(print);

  const events = (await countOf(small, 'event')) ?? 0;
  await seed(small, { scale: 2 * SMALL, now: NOW, replace: true });
  expect(await countOf(small, 'event')).toBe(2 * events);
  expect(await countOf(small, 'search_document where kind = $$emergencies$$')).toBeGreaterThan(2_000 * SMALL);
  await seed(small, { scale: SMALL, now: NOW, replace: true });
  expect(await fingerprintOf(small)).toBe(print);
});

it('brings changed translations to a database that is already filled', async () => {
  const all = await countOf(small, 'language_string');
  expect(all).toBeGreaterThan(100);
  await small.execute(sql`delete from language_string`);
  await small.execute(
    sql`update seed_state set value = '{"hash": "of an older build"}' where part = 'strings'`,
  );
  expect(await seed(small, { now: NOW })).toMatchObject({ filled: false, stringsReplaced: true });
  expect(await countOf(small, 'language_string')).toBe(all);
});

it('has an account for each role, with its flags', async () => {
  const users = await rowsOf<{ username: string; flags: string }>(
    db,
    sql`select username, concat_ws(' ', case when limit_access_to_guest then 'guest' end, case when is_ifrc_admin then 'ifrc' end,
      case when is_superuser then 'superuser' end,
      (select string_agg(role, ' ' order by role) from user_role where user_id = app_user.id)) as flags
      from app_user where email = username || '@demo.example' order by username`,
  );
  expect(Object.fromEntries(users.map(({ username, flags }) => [username, flags]))).toEqual({
    'country-admin': 'country_admin',
    'dref-coordinator': 'dref_region_coordinator',
    guest: 'guest',
    'ifrc-admin': 'ifrc',
    member: '',
    'per-admin': 'per_country_admin per_region_admin',
    'region-admin': 'region_admin',
    superuser: 'superuser',
  });
});

describe('the records', () => {
  it('are many: a thousand emergencies over ten years, some of them of this month', async () => {
    expect(await countOf(db, 'event')).toBeGreaterThanOrEqual(1_000);
    expect(
      await countOf(
        db,
        `event where disaster_start_date > '${NOW.toISOString()}'::timestamptz - interval '30 days'`,
      ),
    ).toBeGreaterThan(10);
    expect(
      await countOf(db, `appeal where end_date > '${NOW.toISOString()}' and status = 0`),
    ).toBeGreaterThan(80);
    expect(await countOf(db, 'surge_alert where molnix_status = 0')).toBeGreaterThan(20);
    expect(
      await countOf(db, "event where name->>'en' like 'Ethiopia: Flood - __-____ - _%'"),
    ).toBeGreaterThan(5);
    expect(await countOf(db, "event where name->>'en' like 'Nepal: Flood - __-____ - _%'")).toBeGreaterThan(
      5,
    );
  });

  it('have reports of all four types, and numbers that GLIDE and appeals could have', async () => {
    expect(await countOf(db, 'field_report where status = 8 and dtype_id <> 1')).toBeGreaterThan(20);
    expect(await countOf(db, 'field_report where is_covid_report and dtype_id = 1')).toBeGreaterThan(5);
    expect(await countOf(db, 'field_report where not is_covid_report and dtype_id = 1')).toBeGreaterThan(20);
    expect(await countOf(db, 'field_report where status = 9 and dtype_id <> 1')).toBeGreaterThan(500);
    expect(
      await countOf(db, "event where glide <> '' and glide !~ '^[A-Z]{2}-20[0-9]{2}-[0-9]{6}-[A-Z]{3}$'"),
    ).toBe(0);
    expect(await countOf(db, "appeal where code !~ '^MDR[A-Z]{2}[0-9]{3}$'")).toBe(0);
  });

  it('highlight a few emergencies, which are public, of this month and funded', async () => {
    expect(await countOf(db, 'event where is_featured')).toBe(6);
    expect(
      await countOf(
        db,
        `event where is_featured and (visibility <> 3 or num_affected is null
          or not exists (select from appeal where event_id = event.id))`,
      ),
    ).toBe(0);
  });

  it('add up: nothing in a part is more than in the whole', async () => {
    const wrong = {
      targeted: 'appeal join event on event.id = event_id where num_beneficiaries > num_affected + 50',
      affected: `field_report join event on event.id = event_id
        where greatest(field_report.num_affected, num_potentially_affected) > event.num_affected`,
      harmed: 'field_report where num_dead + num_injured + num_missing + num_displaced > num_affected',
      cases: `field_report where epi_cases <> epi_suspected_cases + epi_probable_cases + epi_confirmed_cases
        or epi_num_dead > epi_cases`,
      reached: 'project where reached_total > target_total',
      'volunteers told in two ways': `event_key_figure figure join lateral
        (select num_volunteers from field_report where event_id = figure.event_id and visibility = 3 order by updated_at desc limit 1) last on true
        where deck->>'en' = 'Volunteers mobilized' and replace(figure.number, ',', '')::int <> num_volunteers`,
      'sent too early': `personnel join event on event.id = event_id where start_date < disaster_start_date`,
      'reported too early': `field_report join event on event.id = event_id
        where field_report.created_at < disaster_start_date or field_report.created_at > '${NOW.toISOString()}'`,
      'merged into another kind': `event join event parent on parent.id = event.parent_event_id
        where event.dtype_id <> parent.dtype_id or parent.parent_event_id is not null`,
      'an answer before the disaster or years after': `project join event on event.id = event_id
        where start_date not between disaster_start_date::date and disaster_start_date::date + 731`,
      'a province that the report does not name': `field_report_district part join field_report on field_report.id = field_report_id
        join district on district.id = district_id where position(district.name->>'en' in description->>'en') = 0`,
      'a cold wave in the tropics': `event join event_country on event_id = event.id
        join country on country.id = country_id where dtype_id = 14 and iso3 in ('KEN', 'IDN', 'BRA', 'NGA')`,
    };
    for (const [what, where] of Object.entries(wrong)) expect(await countOf(db, where), what).toBe(0);
  });

  it('belong together', async () => {
    expect(
      await countOf(db, 'event where not exists (select from event_country where event_id = event.id)'),
    ).toBe(0);
    expect(
      await countOf(
        db,
        'field_report where not exists (select from field_report_country where field_report_id = field_report.id)',
      ),
    ).toBe(0);
    expect(await countOf(db, 'appeal where amount_funded > amount_requested * 1.3')).toBe(0);
    expect(await countOf(db, `appeal where start_date > '${NOW.toISOString()}'`)).toBe(0);
  });

  it.each(['region', 'country', 'disaster_type', 'event', 'secondary_sector'])(
    'name each %s in four languages',
    async (table) => {
      const column = table === 'secondary_sector' ? 'label' : 'name';
      const missing = ['en', 'fr', 'es', 'ar'].map(
        (language) => `coalesce(${column}->>'${language}', '') = ''`,
      );
      expect(await countOf(db, `${table} where ${missing.join(' or ')}`)).toBe(0);
    },
  );

  it('know the world: Nepal is in Asia Pacific and has its National Society', async () => {
    const [nepal] = await rowsOf(
      db,
      sql`select iso3, region_id, society_name->>'en' as society, name->>'fr' as french from country where id = 123`,
    );
    expect(nepal).toEqual({ iso3: 'NPL', region_id: 2, society: 'Nepal Red Cross Society', french: 'Népal' });
  });

  it.each([
    ['ETH', 0, 'Ethiopian Red Cross Society', 'جمعية الصليب الأحمر الإثيوبي'],
    ['SDN', 0, 'Sudanese Red Crescent', 'جمعية الهلال الأحمر السوداني'],
    ['EGY', 4, 'Egyptian Red Crescent Society', 'جمعية الهلال الأحمر المصري'],
    ['TUR', 3, 'Turkish Red Crescent Society', 'جمعية الهلال الأحمر التركي'],
    ['KAZ', 3, 'Kazakh Red Crescent', 'الهلال الأحمر الكازاخستاني'],
    ['COL', 1, 'Colombian Red Cross Society', 'جمعية الصليب الأحمر الكولومبي'],
    ['AFG', 2, 'Afghan Red Crescent Society', 'جمعية الهلال الأحمر الأفغاني'],
  ])('know the region and society of %s', async (iso3, region, english, arabic) => {
    const [country] = await rowsOf(
      db,
      sql`select region_id, society_name->>'en' as english, society_name->>'ar' as arabic from country where iso3 = ${iso3}`,
    );
    expect(country).toEqual({ region_id: region, english, arabic });
  });

  it('know regions as countries, countries that are no more, and where each country lies', async () => {
    const pseudo = await rowsOf<{ id: number; region_id: number }>(
      db,
      sql`select id, region_id from country where record_type = 3 order by id`,
    );
    expect(pseudo.map(({ id, region_id }) => [id, region_id])).toEqual([
      [282, 1],
      [283, 2],
      [285, 0],
      [286, 3],
      [287, 4],
    ]);
    expect(await countOf(db, 'country where is_deprecated')).toBeGreaterThan(1);
    expect(await countOf(db, 'country where society_name is not null')).toBe(192);
    const outside = `country, lateral (select bbox->'coordinates'->0 as ring, centroid->'coordinates' as centre) g
      where (centre->>0)::float not between (ring->0->>0)::float and (ring->2->>0)::float
        or (centre->>1)::float not between (ring->0->>1)::float and (ring->2->>1)::float`;
    expect(await countOf(db, outside)).toBe(0);
  });
});

describe('the records are as in life', () => {
  const pairs = (statement: ReturnType<typeof sql>) => rowsOf<{ one: string; other: string }>(db, statement);

  it('of several countries an emergency strikes neighbours', async () => {
    const hit = await pairs(sql`
      select first.iso3 as one, second.iso3 as other from event join lateral (
        select iso3 from event_country join country on country.id = country_id
        where event_id = event.id and event.name->>'en' like (country.name->>'en') || ':%') first on true
      join event_country also on also.event_id = event.id join country second on second.id = also.country_id
      where second.iso3 <> first.iso3`);
    expect(hit.length).toBeGreaterThan(30);
    for (const { one, other } of hit) expect(NEIGHBOURS[one]?.split(' '), `${one} ${other}`).toContain(other);
  });

  it('societies work at home, next door, or abroad where they have the means', async () => {
    const work = await pairs(sql`
      select place.iso3 as one, society.iso3 as other from project
      join country place on place.id = project_country_id join country society on society.id = reporting_ns_id
      union all select place.iso3, society.iso3 from emergency_project
      join country place on place.id = emergency_project.country_id join country society on society.id = reporting_ns_id`);
    const partners = PARTNERS.map(({ iso3 }) => iso3);
    for (const { one, other } of work)
      expect([one, ...partners, ...(NEIGHBOURS[one]?.split(' ') ?? [])], one).toContain(other);
    const givers = new Map<string, number>();
    for (const { one, other } of work) if (one !== other) givers.set(other, (givers.get(other) ?? 0) + 1);
    const [most = 0, ...others] = [...givers.values()].sort((one, other) => other - one);
    expect(most).toBeGreaterThan(10 * (others.at(-1) ?? 0));
  });

  it('units belong to those that own such', async () => {
    const owned = await pairs(
      sql`select eru.type::text as one, country.iso3 as other from eru join country on country.id = owner_id`,
    );
    for (const { one, other } of owned)
      expect(ERU_OWNERS.find(({ type }) => String(type) === one)?.owners.split(' ')).toContain(other);
  });

  it('what is asked for follows the people who are to be helped', async () => {
    expect(
      await countOf(
        db,
        'appeal where num_beneficiaries > 2000 and amount_requested / num_beneficiaries not between 8 and 400',
      ),
    ).toBe(0);
  });

  it('nothing is told before its time', async () => {
    const now = `'${NOW.toISOString()}'::timestamptz`;
    const wrong = {
      'a final report of what goes on': `appeal_document document join appeal on appeal.id = appeal_id
        where document.type like '%Final%' and document.created_at < end_date`,
      'a document of tomorrow': `(select created_at from appeal_document union all select created_at from situation_report) all_of_them
        where created_at > ${now}`,
      'a number out of order': `situation_report one join situation_report other on other.event_id = one.event_id
        and other.type_id = one.type_id and other.id > one.id where other.created_at < one.created_at`,
      'an activity before its disaster':
        'emergency_project p join event on event.id = event_id where p.start_date < disaster_start_date::date',
      'a plan for long after': `emergency_project where status = 'planned' and start_date not between ${now}::date and ${now}::date + 30`,
      'complete, and not over': `emergency_project where status = 'complete' and end_date > ${now}::date`,
      'two of one kind to ask': `(select 1 from event_contact group by event_id, ctype having count(*) > 1) twice`,
    };
    for (const [what, where] of Object.entries(wrong)) expect(await countOf(db, where), what).toBe(0);
  });

  it('highlighted emergencies have several field reports, whose figures grow and whose words agree with them', async () => {
    const reports = await rowsOf<{ event: string; title: string; people: number; text: string }>(
      db,
      sql`select event.name->>'en' as event, field_report.summary->>'en' as title, field_report.num_affected as people,
          field_report.description->>'en' as text
        from field_report join event on event.id = event_id where is_featured order by event.id, field_report.created_at`,
    );
    const byEvent = groupBy(reports, ({ event }) => event);
    expect(byEvent.size).toBe(6);
    for (const [event, sequence] of byEvent) {
      expect(sequence.length, event).toBeGreaterThan(2);
      const people = sequence.map((report) => report.people);
      expect(people, event).toEqual([...new Set(people)].sort((one, other) => one - other));
      for (const [index, report] of sequence.entries()) {
        expect(report.title.includes(`#${index + 1} (`)).toBe(index > 0);
        expect(report.text).toContain(report.people.toLocaleString('en'));
      }
    }
  });

  it('neither a year of deployments nor ten years of appeals begin with a slope', async () => {
    const months = await rowsOf<{ count: number }>(
      db,
      sql`select (select count(*)::int from personnel where start_date <= moment and end_date > moment) as count
        from generate_series(${NOW.toISOString()}::timestamptz - interval '11 months', ${NOW.toISOString()}::timestamptz, interval '1 month') moment`,
    );
    const people = months.map(({ count }) => count);
    expect(Math.min(...people)).toBeGreaterThan(Math.max(...people) / 2);
    const years = await rowsOf<{ count: number }>(
      db,
      sql`select count(*)::int as count from appeal where extract(year from start_date) between 2017 and 2025 group by extract(year from start_date)`,
    );
    const appeals = years.map(({ count }) => count);
    expect(appeals).toHaveLength(9);
    expect(Math.min(...appeals)).toBeGreaterThan(Math.max(...appeals) / 2);
  });

  it('know who wrote them, and who changed them last', async () => {
    for (const table of ['field_report', 'project', 'emergency_project', 'local_unit'])
      expect(await countOf(db, `${table} where user_id is null or modified_by_id is null`), table).toBe(0);
    expect(await countOf(db, `app_user where first_name = '' or last_name = ''`)).toBe(0);
  });

  it('an account that is tried has something on each of its pages', async () => {
    const member = "(select id from app_user where username = 'member')";
    for (const where of [
      'field_report where user_id',
      'project where user_id',
      'emergency_project where user_id',
      'subscription where rtype = 8 and user_id',
      'subscription where rtype <> 8 and user_id',
      'alert_subscription where user_id',
    ])
      expect(await countOf(db, `${where} = ${member}`), where).toBeGreaterThan(1);
    expect(await countOf(db, 'app_user where awaits_approval_since is not null')).toBeGreaterThan(1);
  });
});
