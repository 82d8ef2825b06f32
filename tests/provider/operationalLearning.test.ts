import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { SUMMARY_STATUS } from '#contracts/operationalLearning/states.ts';
import { quote, type Summariser, type WrittenSummary } from '#provider/learning/summariser.ts';
import { createMailer } from '#provider/mail/mailer.ts';
import { buildServer } from '#provider/server.ts';
import { type Api, startApi, testConfig } from '#tests/support/api.ts';
import { expectFilter, idsOf, numberOf } from '#tests/support/lists.ts';

const LEARNINGS = '/api/v2/ops-learning/';
const SUMMARY = '/api/v2/ops-learning/summary/';
const { pending, done, noExtracts, failed } = SUMMARY_STATUS;
/** What everybody may read: learnings of operations that are hidden are hidden with them. */
const PUBLIC = `from ops_learning l join appeal a on a.id = l.appeal_id join country c on c.id = a.country_id
  where l.is_validated and (a.event_id is null or a.event_id in (select id from event where visibility = 3))`;
const NOT_FOUND_WORD = 'xyzzy-plugh';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});

const summary = async (query: string, language = 'en', on = api) =>
  (await on.get(`${SUMMARY}?${query}`, { language })).body;

/** Asks until a summary has ended. */
async function ended(query: string, language = 'en') {
  for (let turn = 0; turn < 400; turn += 1) {
    const answer = await summary(query, language);
    if (![pending, SUMMARY_STATUS.started].includes(answer.status)) return answer;
    await setImmediate();
  }
  throw new Error('The summary has not ended.');
}

describe('operational learnings', () => {
  it('are kept by place, hazard, appeal, subject and words, as the database has them', async () => {
    const from = sql.raw(PUBLIC);
    await expectFilter(api, LEARNINGS, 'appeal_code__region=2', sql`select l.id ${from} and c.region_id = 2`);
    await expectFilter(
      api,
      LEARNINGS,
      'sector_validated__in=0,14&appeal_code__atype__in=0',
      sql`select l.id ${from} and l.sector_validated && '{0,14}'::integer[] and a.atype = 0`,
    );
    await expectFilter(
      api,
      LEARNINGS,
      'per_component_validated__in=36&type_validated=2',
      sql`select l.id ${from} and 36 = any(l.per_component_validated) and l.type_validated = 2`,
    );
    await expectFilter(
      api,
      LEARNINGS,
      'appeal_code__start_date__gte=2024-01-01&appeal_code__start_date__lte=2024-12-31',
      sql`select l.id ${from} and a.start_date >= '2024-01-01' and a.start_date <= '2024-12-31'`,
    );
    await expectFilter(
      api,
      LEARNINGS,
      'search_extracts=customs',
      sql`select l.id ${from} and l.learning_validated->>'en' ilike '%customs%'`,
    );
  });

  it('are those that editors have validated, in the reader’s language', async () => {
    const hidden = await numberOf(api.db, sql`select id from ops_learning where not is_validated limit 1`);
    expect((await api.get(`${LEARNINGS}${hidden}/`)).status).toBe(404);
    const { body } = await api.get(`${LEARNINGS}?limit=1`, { language: 'fr' });
    const [learning] = body.results;
    expect(learning.learning_validated).toBe(learning.learning_validated_fr);
    expect(learning.document_url).toMatch(/^http/);
    expect(body.count).toBe(await numberOf(api.db, sql`select count(*) ${sql.raw(PUBLIC)}`));
  });
});

describe('their figures', () => {
  it.each([
    ['of all', '', 'true'],
    [
      'of a region and a sector',
      'appeal_code__region=0&sector_validated__in=4',
      'c.region_id = 0 and 4 = any(l.sector_validated)',
    ],
  ])('%s equal sums of their own', async (_, query, condition) => {
    const from = sql.raw(`${PUBLIC} and ${condition}`);
    const { body } = await api.get(`/api/v2/ops-learning/stats/?${query}`);
    const total = (rows: { count: number }[]) => rows.reduce((sum, { count }) => sum + count, 0);
    const all = await numberOf(api.db, sql`select count(*) ${from}`);
    expect(body).toMatchObject({
      operations_included: await numberOf(api.db, sql`select count(distinct l.appeal_id) ${from}`),
      sources_used: await numberOf(api.db, sql`select count(distinct l.appeal_document_id) ${from}`),
      learning_extracts: all,
    });
    expect(total(body.learning_by_region)).toBe(all);
    expect(total(body.learning_by_country)).toBe(all);
    expect(total(body.learning_by_sector)).toBe(
      await numberOf(api.db, sql`select sum(cardinality(l.sector_validated)) ${from}`),
    );
    expect(total(body.sources_overtime)).toBe(body.sources_used);
    expect(body.sectors_covered).toBe(body.learning_by_sector.length);
    expect(all).toBeGreaterThan(0);
  });
});

describe('their summary', () => {
  it('is written once it is asked for, and tells of which learnings', async () => {
    const query = 'appeal_code__region=2&sector_validated__in=4,0';
    expect(await summary(query)).toMatchObject({ status: pending, sectors: [], insights1_title: null });
    const written = await ended(query);
    expect(written).toMatchObject({ status: done, insights1_title: expect.any(String) });
    const { count } = (await api.get(`${LEARNINGS}?${query}&limit=1`)).body;
    expect(written.total_extracts_count).toBe(count);

    const [health] = written.sectors;
    const sources = await idsOf(api, `${LEARNINGS}?insight_sector_id=${health.id}`);
    expect(sources).toHaveLength(health.extracts_count);
    expect(await idsOf(api, `${LEARNINGS}?insight_id=${written.id}`)).toHaveLength(
      written.used_extracts_count,
    );

    // The same question in another order is the same summary, in the language of whoever asks.
    const french = await summary('sector_validated__in=0,4&appeal_code__region=2', 'fr');
    expect(french.id).toBe(written.id);
    expect(french.insights1_content).not.toBe(written.insights1_content);
  });

  it('says that there is nothing to write of', async () => {
    expect(await ended(`search_extracts=${NOT_FOUND_WORD}`)).toMatchObject({
      status: noExtracts,
      sectors: [],
    });
  });

  it('that failed is begun anew when somebody asks again', async () => {
    const query = 'appeal_code__region=1';
    await api.db.execute(
      sql`update ops_learning_summary set status = ${failed} where asked = '{"appeal_code__region": 1}'::jsonb`,
    );
    expect(await summary(query)).toMatchObject({ status: failed });
    expect(await ended(query)).toMatchObject({ status: done });
  });

  it('goes on after a restart, and tells of a model that fails', async () => {
    const begun: { end: (summary: WrittenSummary) => void; fail: () => void }[] = [];
    const held: Summariser = () =>
      new Promise((resolve, reject) => {
        begun.push({ end: resolve, fail: () => reject(new Error('no model')) });
      });
    const start = async (summarise: Summariser) => {
      const config = testConfig();
      const app = await buildServer({ db: api.db, config, mailer: createMailer(config), summarise });
      await app.ready();
      return app;
    };
    const until = async (holds: () => Promise<boolean> | boolean) => {
      for (let turn = 0; turn < 400 && !(await holds()); turn += 1) await setImmediate();
    };
    const statusOf = () =>
      numberOf(
        api.db,
        sql`select status from ops_learning_summary where asked = '{"appeal_code__region": 4}'::jsonb`,
      );
    const query = `${SUMMARY}?appeal_code__region=4`;

    const first = await start(held);
    await first.inject(query);
    await until(() => begun.length === 1);
    await first.close();
    expect(await statusOf()).toBe(SUMMARY_STATUS.started);

    const second = await start(held);
    await until(() => begun.length === 2);
    begun[1]?.fail();
    await until(async () => (await statusOf()) === failed);
    expect(await statusOf()).toBe(failed);
    await second.close();

    const third = await start(quote);
    await third.inject(query);
    await until(async () => (await statusOf()) === done);
    expect(await statusOf()).toBe(done);
    await third.close();
  });
});

describe('PER of all countries', () => {
  it('has the latest cycle of each, 90 at least', async () => {
    const { body } = await api.get('/api/v2/per-map-data');
    const ids = body.results.map(({ country_id }: { country_id: number }) => country_id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(
      await numberOf(api.db, sql`select count(distinct country_id) from per_overview`),
    );
    expect(ids.length).toBeGreaterThanOrEqual(90);
    for (const { country_id, assessment_number } of body.results.slice(0, 10))
      expect(assessment_number).toBe(
        await numberOf(
          api.db,
          sql`select max(assessment_number) from per_overview where country_id = ${country_id}`,
        ),
      );
  });

  it('counts countries by phase and by what comes first as the database does', async () => {
    const { body } = await api.get('/api/v2/per-map-data');
    const latest = sql`(select distinct on (country_id) id, phase from per_overview
      order by country_id, assessment_number desc, id desc) as latest`;
    for (const phase of [1, 2, 3, 4, 5])
      expect(body.results.filter((cycle: { phase: number }) => cycle.phase === phase)).toHaveLength(
        await numberOf(api.db, sql`select count(*) from ${latest} where phase = ${phase}`),
      );
    const first = body.results.flatMap(
      ({ prioritized_components }: { prioritized_components: unknown[] }) => prioritized_components,
    );
    expect(first.length).toBeGreaterThan(0);
    expect(first).toHaveLength(
      await numberOf(
        api.db,
        sql`select count(*) from per_prioritized_component c
          join per_prioritization p on p.id = c.prioritization_id and not p.is_draft
          join ${latest} on latest.id = p.overview_id`,
      ),
    );
  });

  it('has the ratings of finished assessments alone, as the database has them', async () => {
    const { body } = await api.get('/api/v2/per-dashboard-data', { language: 'es' });
    interface Cycle {
      components: { rating_value: number; component_id: number }[];
    }
    const rated = (Object.values(body.countryAssessments) as Cycle[][])
      .flat()
      .flatMap((cycle) => cycle.components);
    const finished = sql`from per_component_response r join per_assessment a on a.id = r.assessment_id
      where not a.is_draft and r.rating_id is not null`;
    expect(rated).toHaveLength(await numberOf(api.db, sql`select count(*) ${finished}`));
    expect(rated.reduce((sum, { rating_value }) => sum + rating_value, 0)).toBe(
      await numberOf(api.db, sql`select sum(r.rating_id - 1) ${finished}`),
    );
    expect(body.countryAssessments.Nepal).toHaveLength(3);
  });
});
