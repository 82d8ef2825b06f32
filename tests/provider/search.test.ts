import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { rowsOf } from '#provider/database/connect.ts';
import { type Api, ENGINE, type RequestOptions, startApi } from '#tests/support/api.ts';
import { numberOf } from '#tests/support/lists.ts';
import { cheapestOf, processorTime } from '#tests/support/processorTime.ts';

const GROUPS = [
  'regions',
  'countries',
  'district_province_response',
  'emergencies',
  'projects',
  'surge_alerts',
  'surge_deployments',
  'reports',
  'rapid_response_deployments',
];
/** Upper bound of the median answer. In ms. */
const SEARCH_BUDGET_MS = 100;

interface Hit {
  id: number;
  name: string | null;
  score: number;
}

let api: Api;
beforeAll(async () => {
  api = await startApi();
});

async function search(keyword: string, options?: RequestOptions): Promise<Record<string, Hit[]>> {
  const { status, body, text } = await api.get(
    `/api/v1/search/?keyword=${encodeURIComponent(keyword)}`,
    options,
  );
  expect(status, text.slice(0, 300)).toBe(200);
  return body;
}

describe('what search finds first', () => {
  it.each([
    ['nepal', 'countries', /^Nepal$/],
    ['nepl', 'countries', /^Nepal$/],
    ['NPL', 'countries', /^Nepal$/],
    ['ethiopia', 'countries', /^Ethiopia$/],
    ['etiopia flod', 'emergencies', /Ethiopia.*flood/i],
    ['Éthiopie', 'countries', /^Ethiopia$/],
    ['ethiopie', 'countries', /^Ethiopia$/],
    ['éthiopie inondations', 'emergencies', /Ethiopia.*flood/i],
    ['إثيوبيا', 'countries', /^Ethiopia$/],
    ['اثيوبيا', 'countries', /^Ethiopia$/],
    ['فيضانات', 'emergencies', /flood/i],
    ['alemania', 'countries', /^Germany$/],
    ['cote d’ivoire', 'countries', /^C(o|ô)te d.Ivoire$/i],
    ['guinea', 'countries', /^Guinea$/],
    ['niger', 'countries', /^Niger$/],
    ['philipines', 'countries', /^Philippines/],
    ['bangladehs', 'countries', /^Bangladesh$/],
    ['afr', 'regions', /^Africa$/],
    ['floods', 'emergencies', /flood/i],
    ['earthqake', 'emergencies', /earthquake/i],
    ['bangaldesh', 'countries', /^Bangladesh$/],
    ['nepol', 'countries', /^Nepal$/],
    ['turkey', 'countries', /^Türkiye$/],
    ['السوان', 'countries', /^Sudan$/],
    ['flood nepal', 'emergencies', /Nepal.*flood/i],
    ['nepal  FLOOD!', 'emergencies', /Nepal.*flood/i],
  ])('"%s" finds among %s %s', async (keyword, group, expected) => {
    const found = await search(keyword);
    expect(found[group]?.[0]?.name ?? `nothing for ${keyword}`).toMatch(expected);
  });

  it('answers all nine groups, each at most 50 and best first', async () => {
    const found = await search('flood');
    expect(Object.keys(found).sort()).toEqual([...GROUPS].sort());
    for (const hits of Object.values(found)) {
      const scores = hits.map((hit) => hit.score);
      expect(scores.length).toBeLessThanOrEqual(50);
      expect(scores).toEqual([...scores].sort((one, other) => other - one));
    }
    expect(found.emergencies).toHaveLength(50);
  });

  it('shows the newest of equally good emergencies first', async () => {
    await api.db.execute(sql`insert into event (id, name, disaster_start_date) values
      (9100001, '{"en": "Zorbia: Floods"}', '2019-01-01'), (9100002, '{"en": "Zorbia: Floods"}', '2024-01-01'),
      (9100003, '{"en": "Zorbia: Floods"}', '2021-01-01')`);
    const { emergencies } = await search('zorbia');
    expect(emergencies?.map((hit) => hit.id)).toEqual([9_100_002, 9_100_003, 9_100_001]);
  });

  it('does not take one country for another that is spelled alike', async () => {
    const { countries } = await search('iran');
    expect(countries?.map((hit) => hit.name).join()).toMatch(/Iran/);
    expect(countries?.map((hit) => hit.name)).not.toContain('Iraq');
  });

  it('finds nothing for nonsense, and answers signs and quotes', async () => {
    for (const keyword of ['qqxxzzyy', '...', "'", '%', '\\', '& | !', '()', 'x'.repeat(200)]) {
      const found = await search(keyword);
      expect(Object.values(found).flat(), keyword).toEqual([]);
    }
  });

  it('takes no word for a typing error of one that is much shorter, longer or hardly like it', async () => {
    const [codes] = await rowsOf<{ words: string[] }>(
      api.db,
      sql`select array_agg(word) as words from search_word where word in ('mm', 'la', 'landschaft')`,
    );
    expect(codes?.words, 'what they were taken for').toHaveLength(3);
    for (const keyword of ['mmmmmmmmmmmm', 'mmmm', 'lalalala', 'landslid', 'hurricaine']) {
      const found = await search(keyword);
      expect(Object.values(found).flat(), keyword).toEqual([]);
    }
  });

  it.each(['?keyword=', '?keyword=%20%20', ''])('refuses the blank keyword "%s"', async (query) => {
    expect((await api.get(`/api/v1/search/${query}`)).status).toBe(400);
  });

  it('names what it finds in the reader’s language', async () => {
    const { countries } = await search('ethiopia', { language: 'fr' });
    expect(countries?.[0]?.name).toBe('Éthiopie');
  });

  it('follows renamed, hidden and deleted records', async () => {
    const id = 9_110_001;
    await api.db.execute(
      sql`insert into event (id, name, disaster_start_date) values (${id}, '{"en": "Quibble storm"}', now())`,
    );
    await api.db.execute(
      sql`insert into surge_alert (id, message, event_id) values (${id}, 'Coordinator', ${id})`,
    );
    const idsFor = async (keyword: string) => {
      const { emergencies = [], surge_alerts = [] } = await search(keyword);
      return [...emergencies, ...surge_alerts].map((hit) => hit.id);
    };
    expect(await idsFor('quibble')).toEqual([id, id]);
    await api.db.execute(sql`update event set name = '{"en": "Wobbegong storm"}' where id = ${id}`);
    expect(await idsFor('quibble')).toEqual([]);
    expect(await idsFor('wobbegong')).toEqual([id, id]);
    await api.db.execute(sql`update event set visibility = 2 where id = ${id}`);
    expect(await idsFor('wobbegong')).toEqual([]);
    await api.db.execute(sql`delete from surge_alert where id = ${id}`);
    await api.db.execute(sql`delete from event where id = ${id}`);
    expect(await idsFor('wobbegong')).toEqual([]);
  });
});

describe('ten questions that people ask', () => {
  /** The best answer of the group that the search page puts first: places lead, the rest goes by average score, then by rank. */
  function first(found: Record<string, Hit[]>) {
    const average = (group: string) => {
      const hits = found[group] ?? [];
      return hits.reduce((sum, { score }) => sum + score, 0) / hits.length;
    };
    const groups = GROUPS.filter((group) => found[group]?.length);
    const rest = groups.filter((group) => GROUPS.indexOf(group) > 2);
    const [group = 'nothing'] = [
      ...groups.filter((name) => !rest.includes(name)),
      ...rest.sort((one, other) => average(other) - average(one)),
    ];
    return `${group}: ${found[group]?.[0]?.name}`;
  }
  const nameOf = async (where: SQL) => {
    const [row] = await rowsOf<{ name: string }>(
      api.db,
      sql`select name->>'en' as name from event where ${where} limit 1`,
    );
    return row?.name;
  };

  it('"flood" leads to the gravest of the newest floods', async () => {
    const found = await search('flood');
    expect(first(found)).toMatch(/^emergencies: (Nepal|Bangladesh): Flood - /);
    const [, , highlighted] = await Promise.all(
      ['Nepal', 'Bangladesh', 'Ethiopia'].map((place) =>
        nameOf(sql`is_featured and dtype_id = 12 and name->>'en' like ${`${place}%`}`),
      ),
    );
    expect(found.emergencies?.slice(0, 5).map(({ name }) => name)).toContain(highlighted);
  });

  it('"Nepal" leads to the country, and finds its provinces, emergencies and field reports', async () => {
    const found = await search('Nepal');
    expect(first(found)).toBe('countries: Nepal');
    expect(found.district_province_response?.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'Bagmati',
        'Gandaki',
        'Karnali',
        'Koshi',
        'Lumbini',
        'Madhesh',
        'Sudurpashchim',
      ]),
    );
    expect(found.emergencies?.[0]?.name).toBe(await nameOf(sql`is_featured and name->>'en' like 'Nepal%'`));
    expect(found.reports?.[0]?.name).toMatch(/^NPL: /);
  });

  it('a code of an appeal leads to its emergency', async () => {
    const [row] = await rowsOf<{ code: string; name: string }>(
      api.db,
      sql`select code, event.name->>'en' as name from appeal join event on event.id = event_id
        where event.visibility = 3 and not needs_confirmation and code like 'MDRNP%' order by code limit 1`,
    );
    expect(first(await search(row?.code ?? ''))).toBe(`emergencies: ${row?.name}`);
    expect(first(await search(row?.code.toLowerCase() ?? ''))).toBe(`emergencies: ${row?.name}`);
  });

  it('a GLIDE number leads to its emergency', async () => {
    const [row] = await rowsOf<{ glide: string; name: string }>(
      api.db,
      sql`select glide, name->>'en' as name from event where is_featured order by id desc limit 1`,
    );
    expect(first(await search(row?.glide ?? ''))).toBe(`emergencies: ${row?.name}`);
  });

  it('"Bagmati" leads to the province, and finds emergencies in it that are not called after it', async () => {
    const found = await search('Bagmati');
    expect(first(found)).toBe('district_province_response: Bagmati');
    expect(
      found.emergencies?.some(({ name }) => name?.startsWith('Nepal') && !name.includes('Bagmati')),
    ).toBe(true);
  });

  it('"surge nepal" leads to who and what is sent to Nepal', async () => {
    const found = await search('surge nepal');
    const groups = Object.keys(found).filter((group) => found[group]?.length);
    expect(groups.length).toBeGreaterThan(0);
    for (const group of groups) {
      expect(['surge_alerts', 'surge_deployments', 'rapid_response_deployments']).toContain(group);
      for (const hit of found[group] as unknown as { event_name: string }[])
        expect(hit.event_name).toMatch(/^Nepal: /);
    }
  });

  it.each([
    ['a misspelt word', 'earthqake türkiye', /^emergencies: Türkiye: Earthquake - /],
    ['a part of a word', 'bangla', /^countries: Bangladesh$/],
    [
      'a disaster and a country, the other way round',
      'cholera congo',
      /^emergencies: .*Congo: Epidemic - .*Cholera/,
    ],
    ['the country’s code', 'ETH', /^countries: Ethiopia$/],
  ])('%s: "%s"', async (_, keyword, expected) => {
    expect(first(await search(keyword))).toMatch(expected);
  });

  it('French words in French lead to what French readers mean', async () => {
    const found = await search('inondation népal', { language: 'fr' });
    expect(first(found)).toMatch(/^emergencies: Népal: Inondation - /);
  });
});

describe('what search leaves out', () => {
  const EVENTS = {
    public: 9_200_001,
    movement: 9_200_002,
    secretariat: 9_200_003,
    own: 9_200_004,
    foreign: 9_200_005,
  };

  beforeAll(async () => {
    for (const [index, [name, id]] of Object.entries(EVENTS).entries()) {
      const visibility = [3, 1, 2, 4, 4][index];
      const title = JSON.stringify({ en: `Xylophone ${name}` });
      await api.db.execute(
        sql`insert into event (id, name, disaster_start_date, visibility) values (${id}, ${title}, now(), ${visibility})`,
      );
      await api.db.execute(
        sql`insert into field_report (id, dtype_id, summary, visibility) values (${id}, 12, ${title}, ${visibility})`,
      );
      await api.db.execute(sql`insert into project (id, name, reporting_ns_id, project_country_id, primary_sector_key, visibility, start_date, end_date)
        select ${id}::int, ${title}::jsonb, c.id, c.id, (select min(key) from primary_sector), ${visibility}::int, now(), now() from (
          select case when ${name}::text = 'own' then (select country_id from app_user where username = 'member')
            else (select min(id) from country where id not in (select country_id from app_user where country_id is not null
              union select country_id from user_country)) end as id) c`);
      await api.db.execute(
        sql`insert into surge_alert (id, message, event_id) values (${id}, 'Nurse', ${id})`,
      );
      await api.db.execute(sql`insert into eru (id, type, owner_id, deployed_to_id, event_id)
        select ${id}::int, 1, min(id), min(id), ${id}::int from country where society_name is not null`);
      await api.db.execute(sql`insert into personnel (id, name, role, event_id, start_date, end_date)
        values (${id}, 'Robin Sample', 'Nurse', ${id}, now(), now() + interval '5 days')`);
    }
    const own = sql`select ${EVENTS.own}::int, country_id from app_user where username = 'member'`;
    await api.db.execute(sql`insert into event_country ${own}`);
    await api.db.execute(sql`insert into field_report_country ${own}`);
  });

  const HIDEABLE = [
    'emergencies',
    'reports',
    'projects',
    'surge_alerts',
    'surge_deployments',
    'rapid_response_deployments',
  ];

  it.each([
    [undefined, ['public']],
    ['guest', ['public']],
    ['member', ['public', 'movement', 'own']],
    ['ifrc-admin', ['public', 'movement', 'secretariat', 'own', 'foreign']],
    ['superuser', ['public', 'movement', 'secretariat', 'own', 'foreign']],
  ] as const)('%s finds %j in every group', async (username, expected) => {
    const options = username ? { token: await api.signIn(username) } : {};
    const found = await search('xylophone', options);
    for (const group of HIDEABLE) {
      const ids = found[group]?.map((hit) => hit.id).sort();
      expect(ids, group).toEqual(expected.map((name) => EVENTS[name]).sort());
    }
  });

  it('finds flash updates among the reports, by their titles and countries, for federation admins alone', async () => {
    const id = EVENTS.public;
    await api.db.execute(
      sql`insert into flash_update (id, title) values (${id}, '{"en": "Xylophone wave", "fr": "Vague de xylophones"}')`,
    );
    await api.db.execute(sql`insert into flash_place (flash_update_id, country_id)
      select ${id}, id from country where name->>'en' = 'Nepal'`);
    const found = async (keyword: string, username?: string) => {
      const { reports = [] } = await search(keyword, username ? { token: await api.signIn(username) } : {});
      return (reports as (Hit & { type: string })[]).filter(({ type }) => type === 'Flash Update');
    };
    for (const keyword of ['xylophone wave', 'nepal xylophone wave', 'vague xylophones'])
      expect((await found(keyword, 'ifrc-admin'))[0], keyword).toMatchObject({ id, name: 'Xylophone wave' });
    for (const other of [undefined, 'guest', 'member', 'per-admin', 'superuser'])
      expect(await found('xylophone wave', other), other).toEqual([]);
    await api.db.execute(sql`delete from flash_update where id = ${id}`);
    expect(await found('xylophone wave', 'ifrc-admin')).toEqual([]);
  });

  it('tells nobody but signed-in readers who is deployed', async () => {
    const [hit] = (await search('xylophone')).rapid_response_deployments ?? [];
    expect(hit?.name).toBeNull();
    const token = await api.signIn('member');
    const [named] = (await search('xylophone', { token })).rapid_response_deployments ?? [];
    expect(named?.name).toBe('Robin Sample');
  });

  it('keeps to open alerts, ongoing deployments and unmerged emergencies', async () => {
    const id = 9_300_001;
    await api.db.execute(
      sql`insert into event (id, name, disaster_start_date) values (${id}, '{"en": "Vuvuzela"}', now())`,
    );
    await api.db.execute(sql`insert into event (id, name, disaster_start_date, parent_event_id)
      values (${id + 1}, '{"en": "Vuvuzela merged"}', now(), ${id})`);
    await api.db.execute(
      sql`insert into surge_alert (id, message, event_id, molnix_status) values (${id}, 'Nurse', ${id}, 2)`,
    );
    await api.db.execute(sql`insert into personnel (id, name, role, event_id, start_date, end_date)
      values (${id}, 'R', 'Nurse', ${id}, now() - interval '9 days', now() - interval '1 day')`);
    const found = await search('vuvuzela');
    expect(found.emergencies?.map((hit) => hit.id)).toEqual([id]);
    expect(found.surge_alerts).toEqual([]);
    expect(found.rapid_response_deployments).toEqual([]);
  });
});

describe('a keyword of many words', () => {
  it('is searched for by eight of them: more cost time and narrow nothing', async () => {
    const id = 9_130_001;
    const eight = 'alfa bravo charlie delta foxtrot hotel juliett lima';
    await api.db.execute(
      sql`insert into event (id, name, disaster_start_date) values (${id}, ${JSON.stringify({ en: eight })}::jsonb, now())`,
    );
    onTestFinished(async () => {
      await api.db.execute(sql`delete from event where id = ${id}`);
    });
    const idsFor = async (keyword: string) =>
      (await search(keyword)).emergencies?.map((hit: { id: number }) => hit.id) ?? [];
    expect(await idsFor(`${eight} zzyzxwvq qqwertzx`)).toEqual([id]);
    expect(await idsFor(eight.replace('lima', 'zzyzxwvq'))).toEqual([]);
  });
});

describe('how fast search is', () => {
  it(`answers in under ${SEARCH_BUDGET_MS} ms at the median`, async () => {
    const documents = await numberOf(api.db, sql`select count(*)::int from search_document`);
    expect(documents).toBeGreaterThan(3_000);
    const keywords = [
      'flood',
      'etiopia flod',
      'nepl',
      'nepal earthquake',
      'health',
      'فيضانات',
      'afr',
      'logistics',
    ];
    for (const keyword of keywords) await search(keyword);
    // What else the machine does does not count, but where a server of its own does the work.
    const clock = ENGINE === 'pglite' ? processorTime : () => performance.now();
    const times: number[] = [];
    for (const keyword of keywords) times.push(await cheapestOf(9, () => search(keyword), clock));
    times.sort((one, other) => one - other);
    expect(times[Math.floor(times.length / 2)]).toBeLessThan(SEARCH_BUDGET_MS);
  });
});
