import { once } from 'node:events';
import { createConnection as openConnection, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { connect } from '#provider/database/connect.ts';
import {
  country,
  event,
  event_country,
  field_report,
  user,
  user_country,
} from '#provider/database/schema.ts';
import { keepAnswers } from '#provider/http/keptAnswers.ts';
import { VISIBILITY } from '#rules/visibility.ts';
import { type Api, ENGINE, serve, startApi, testConfig } from '#tests/support/api.ts';
import { copyTarget } from '#tests/support/template.ts';

const EVENTS = '/api/v2/event/?limit=5';
const REPORTS = '/api/v2/field-report/?limit=50';

/** How often the database was asked for rows of a table since `asked` began to count. */
function countStatements(api: Api, words: string) {
  const { session } = sessionOf(api);
  const counted = { times: 0 };
  const prepare = session.prepareQuery.bind(session);
  session.prepareQuery = (query, ...rest) => {
    if (query.sql.includes(words)) counted.times += 1;
    return prepare(query, ...rest);
  };
  onTestFinished(() => {
    session.prepareQuery = prepare;
  });
  return counted;
}
interface Session {
  prepareQuery(query: { sql: string }, ...rest: unknown[]): unknown;
}
const sessionOf = (api: Api) => (api.db as unknown as { _: { session: Session } })._;
const OF_EVENTS = 'from "event"';

describe('an answer that was made', () => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi();
  });

  it('is made once for all who may have it, and is the same in every encoding', async () => {
    const { text } = await api.get(EVENTS);
    const asked = countStatements(api, OF_EVENTS);
    const timesOfAsking = async () => {
      const before = asked.times;
      const again = await Promise.all([1, 2, 3].map(() => api.get(EVENTS)));
      const packed = await api.app.inject({ url: EVENTS, headers: { 'accept-encoding': 'gzip' } });
      expect(again.map((answer) => answer.text)).toEqual([text, text, text]);
      expect(packed.headers['content-encoding']).toBe('gzip');
      expect(packed.headers.vary).toContain('accept-encoding');
      return asked.times - before;
    };
    // Of a server the other databases count too: what is written there makes answers old here.
    await expect.poll(timesOfAsking).toBe(0);
  });

  it('is made once for those who ask for it at once', async () => {
    const asked = countStatements(api, OF_EVENTS);
    await api.get('/api/v2/event/?limit=6');
    const alone = asked.times;
    expect(alone).toBeGreaterThan(0);
    await Promise.all([1, 2, 3, 4, 5].map(() => api.get('/api/v2/event/?limit=7')));
    expect(asked.times).toBe(2 * alone);
  });

  it('has the tag that it had, until what it tells of is changed', async () => {
    const first = await api.get(EVENTS);
    const tag = { headers: { 'if-none-match': String(first.headers.etag) } };
    expect((await api.get(EVENTS, tag)).status).toBe(304);

    const { id } = first.body.results[0];
    await api.db.update(event).set({ num_affected: 4_711 }).where(sql`id = ${id}`);
    const changed = await api.get(EVENTS, tag);
    expect(changed.status).toBe(200);
    expect(changed.body.results[0].num_affected).toBe(4_711);
  });

  it('is forgotten whatever is written, and wherever: in rows that it only names, by statements, in transactions', async () => {
    const nameOf = async () => (await api.get(EVENTS)).body.results[0].countries[0].name;
    for (const write of [
      () => api.db.update(country).set({ name: { en: 'One' } }),
      () => api.db.execute(sql`update ${country} set name = '{"en": "Two"}'`),
      () => api.db.transaction((change) => change.update(country).set({ name: { en: 'Three' } })),
    ]) {
      const before = await nameOf();
      await write();
      expect(await nameOf()).not.toBe(before);
    }
  });

  it('shows nothing of what is taken back, and all of it once it is kept', async () => {
    const before = (await api.get(EVENTS)).text;
    await api.db
      .transaction(async (change) => {
        await change.update(country).set({ name: { en: 'Never' } });
        throw new Error('taken back');
      })
      .catch(() => {});
    expect((await api.get(EVENTS)).text).toBe(before);
  });

  it('is what a call writes to everybody who asks after it', async () => {
    const token = await api.signIn('superuser');
    const { body: list } = await api.get(REPORTS, { token });
    const { id } = list.results[0];
    const one = `/api/v2/field-report/${id}/`;
    await api.get(one, { token });
    for (let time = 0; time < 3; time++) {
      const description = `Changed for the time ${time}`;
      await api.db
        .update(field_report)
        .set({ description: { en: description } })
        .where(sql`id = ${id}`);
      const answers = await Promise.all([api.get(one, { token }), api.get(REPORTS, { token })]);
      expect(answers[0]?.body.description).toBe(description);
      expect(answers[1]?.body.results.find((row: { id: number }) => row.id === id).description).toBe(
        description,
      );
    }
  });

  it('is of one language and one address', async () => {
    const texts = await Promise.all([
      api.get(EVENTS),
      api.get(EVENTS, { language: 'fr' }),
      api.get(EVENTS, { headers: { host: 'elsewhere.example' } }),
    ]);
    expect(new Set(texts.map(({ text }) => text)).size).toBe(3);
  });

  it('is no answer to a wrong query or an unknown record, nor kept as one', async () => {
    expect((await api.get('/api/v2/event/?limit=none')).status).toBe(400);
    expect((await api.get('/api/v2/event/2147483646/')).status).toBe(404);
    expect((await api.get('/api/v2/event/2147483646/')).status).toBe(404);
  });
});

it('is made anew beside those who ask for it, before it is too old for them', async () => {
  const api = await startApi();
  const kept = keepAnswers(api.db);
  const now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now);
  onTestFinished(() => clock.mockRestore());
  const ask = (make: () => Promise<{ text: string }>) => kept.find(['a call'], make);
  expect(await ask(async () => ({ text: 'first' }))).toEqual({ text: 'first' });

  const second = { isBegun: false, finish: (_: { text: string }) => {} };
  const begin = () =>
    new Promise<{ text: string }>((resolve) => {
      Object.assign(second, { isBegun: true, finish: resolve });
    });
  const askedMeanwhile: object[] = [];
  clock.mockReturnValue(now + 4_000);
  await expect
    .poll(async () => {
      askedMeanwhile.push(await ask(begin));
      return second.isBegun;
    })
    .toBe(true);
  expect(new Set(askedMeanwhile.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set(['{"text":"first"}']),
  );
  second.finish({ text: 'second' });
  await expect.poll(() => ask(begin)).toEqual({ text: 'second' });
});

describe('the rows of a list', () => {
  const OTHERWISE = '/api/v2/event/?limit=5&disaster_start_date__gte=1990-01-01';
  const OF_PLACES = 'from "event_country"';
  let api: Api;
  beforeAll(async () => {
    api = await startApi();
  });

  it('are made once for all that ask otherwise for the same', async () => {
    const asked = countStatements(api, OF_PLACES);
    const timesOfAsking = async (path: string) => {
      const { body } = await api.get(EVENTS);
      const before = asked.times;
      expect((await api.get(path)).body.results).toEqual(body.results);
      return asked.times - before;
    };
    // Of a server the other databases count too, see above.
    let turn = 0;
    await expect.poll(() => timesOfAsking(`${OTHERWISE}T00:00:${10 + turn++}Z`)).toBe(0);
    expect(asked.times).toBeGreaterThan(0);
  });

  it('are those of their language, and what they are now', async () => {
    const { body: english } = await api.get(EVENTS);
    const { body: french } = await api.get(OTHERWISE, { language: 'fr' });
    expect(french.results[0].dtype.name).not.toBe(english.results[0].dtype.name);
    await api.db.update(event).set({ num_affected: 4_712 }).where(sql`id = ${english.results[0].id}`);
    expect((await api.get(OTHERWISE)).body.results[0].num_affected).toBe(4_712);
  });

  it('are shared by readers who see the same, and what each follows is their own', async () => {
    const [token, other] = [await api.signIn('superuser'), await api.signIn('ifrc-admin')];
    const asked = countStatements(api, OF_EVENTS);
    const timesOfAsking = async () => {
      const { text } = await api.get(EVENTS, { token });
      const before = asked.times;
      expect((await api.get(EVENTS, { token: other })).text).toBe(text);
      return asked.times - before;
    };
    await expect.poll(timesOfAsking).toBe(0);

    const follows = async (who: string, id: number) =>
      (await api.get(`/api/v2/event/?is_subscribed=true&id=${id}`, { token: who })).body.count === 1;
    const { body } = await api.get('/api/v2/event/?is_subscribed=false', { token: other });
    const { id } = body.results[0];
    const followed = [{ type: 'followedEvent', value: id }];
    expect((await api.post('/api/v2/add_subscription/', followed, { token })).status).toBe(200);
    expect([await follows(token, id), await follows(other, id)]).toEqual([true, false]);
  });
});

describe('an answer to one reader', () => {
  let api: Api;
  let one: { id: number; path: string };
  const isSeenBy = async (token: string | undefined) =>
    (await api.get(one.path, token ? { token } : {})).body.count === 1;
  const show = (visibility: number) => api.db.update(event).set({ visibility }).where(sql`id = ${one.id}`);
  beforeAll(async () => {
    api = await startApi();
    const { id } = (await api.get(EVENTS)).body.results[0];
    one = { id, path: `/api/v2/event/?id=${id}` };
  });

  it('never comes to another who may not see as much, whoever asks first', async () => {
    const [all, guest] = [await api.signIn('superuser'), await api.signIn('guest')];
    await show(VISIBILITY.movement);
    for (const order of [
      [all, undefined, guest],
      [guest, undefined, all],
    ]) {
      // Whoever wrote what lies between makes all of it anew.
      await api.db
        .update(country)
        .set({ name: { en: String(order[0]) } })
        .where(sql`id = 1`);
      for (const token of [...order, ...order]) expect(await isSeenBy(token)).toBe(token === all);
    }
  });

  it('goes with their rights: a country, a role and an account that are given and taken away', async () => {
    const token = await api.signIn('member');
    const [{ id = 0 } = {}] = await api.db.select({ id: user.id }).from(user).where(sql`username = 'member'`);
    const [touched] = await api.db.select().from(event_country).where(sql`event_id = ${one.id}`);
    const changeUser = (change: Partial<typeof user.$inferInsert>) =>
      api.db.update(user).set(change).where(sql`id = ${id}`);
    await show(VISIBILITY.federationAndSocieties);
    await api.db.delete(user_country).where(sql`user_id = ${id}`);
    await changeUser({ country_id: null });
    expect(await isSeenBy(token)).toBe(false);

    await api.db.insert(user_country).values({ user_id: id, country_id: touched?.country_id ?? 0 });
    expect(await isSeenBy(token)).toBe(true);
    await api.db.delete(user_country).where(sql`user_id = ${id}`);
    expect(await isSeenBy(token)).toBe(false);
    await changeUser({ is_superuser: true });
    expect(await isSeenBy(token)).toBe(true);
    await changeUser({ is_active: false });
    expect((await api.get(one.path, { token })).status).toBe(401);
  });

  it('ends with their session, by their own hand and by its time', async () => {
    const [left, over] = [await api.signIn('per-admin'), await api.signIn('per-admin')];
    for (const token of [left, over]) expect((await api.get(EVENTS, { token })).status).toBe(200);
    await api.post('/api/v2/sign-out/', {}, { token: left });
    expect((await api.get(EVENTS, { token: left })).status).toBe(401);
    await api.db.execute(sql`update auth_token set expires_at = now() + interval '300 milliseconds'`);
    await expect.poll(async () => (await api.get(EVENTS, { token: over })).status).toBe(401);
  });
});

/** The embedded engine has one process, and so one connection: here two servers share it. */
it('is made anew by every process once one of them, or any other program, has written', async () => {
  const { target, remove } = await copyTarget(ENGINE);
  const first = await connect(target);
  const second = ENGINE === 'postgresql' ? await connect(target) : first;
  const [one, other] = [await serve(first, testConfig()), await serve(second, testConfig())];
  onTestFinished(async () => {
    await Promise.all([one.app.close(), other.app.close()]);
    await first.close();
    if (second !== first) await second.close();
    await remove();
  });
  const affected = async (api: Api) => (await api.get(EVENTS)).body.results[0].num_affected;
  const { id } = (await one.get(EVENTS)).body.results[0];
  for (let number = 1; number <= 10; number++) {
    const [writer, reader] = number % 2 ? [one, other] : [other, one];
    await Promise.all([affected(writer), affected(reader)]);
    await writer.db.update(event).set({ num_affected: number }).where(sql`id = ${id}`);
    expect(await affected(reader)).toBe(number);
  }
});

it.skipIf(ENGINE === 'pglite')('holds nothing that was under way while it was made', async () => {
  const { target, remove } = await copyTarget(ENGINE);
  const [reading, writing] = [await connect(target), await connect(target)];
  const api = await serve(reading, testConfig());
  onTestFinished(async () => {
    await api.close();
    await writing.close();
    await remove();
  });
  const affected = async () => (await api.get(EVENTS)).body.results[0].num_affected;
  const { id } = (await api.get(EVENTS)).body.results[0];
  const write = (by: Pick<Api['db'], 'update'>, num_affected: number) =>
    by.update(event).set({ num_affected }).where(sql`id = ${id}`);
  await write(writing.db, 1);
  await writing.db.transaction(async (change) => {
    await write(change, 2);
    // Made, and kept, while the change is written and nobody may see it.
    expect(await affected()).toBe(1);
  });
  expect(await affected()).toBe(2);
});

describe('a long page of a list', () => {
  const LONG = '/api/v2/district/?limit=200';
  const PARTS = 4;
  let api: Api;
  beforeAll(async () => {
    api = await startApi();
  });

  it('lets calls pass that come after it, and is what its parts are', async () => {
    const { body: begin } = await api.get('/api/v2/district/?limit=50');
    const { kept } = api.app;
    const { turns } = kept;
    const passed: number[] = [];
    let parts = 0;
    kept.turns = async (work) => {
      parts += 1;
      // Between two parts a call that came later is answered whole.
      if (parts > 1) {
        kept.turns = turns;
        const { status } = await api.get('/api/v2/disaster_type/?limit=1');
        passed.push(status);
      }
      return turns(work);
    };
    onTestFinished(() => {
      kept.turns = turns;
    });
    const { count, results, next } = (await api.get(LONG)).body;

    // Once more where the server's own work, which begins with it, has written something meanwhile.
    expect(passed.length).toBeGreaterThanOrEqual(PARTS - 1);
    expect(new Set(passed)).toEqual(new Set([200]));
    expect([count, next]).toEqual([begin.count, begin.next.replace('=50', '=200').replace('=50', '=200')]);
    expect(results.slice(0, 50)).toEqual(begin.results);
    expect(new Set(results.map(({ id }: { id: number }) => id)).size).toBe(200);
  });

  it('lets the process read meanwhile what others ask', async () => {
    const SHORT = '/api/v2/disaster_type/?limit=1';
    const { port } = new URL(await api.listen());
    const open = async () => {
      const socket = openConnection(Number(port), '127.0.0.1');
      onTestFinished(() => void socket.destroy());
      await once(socket, 'connect');
      return socket;
    };
    const answered: string[] = [];
    const ask = async (socket: Socket, path: string) => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: go\r\n\r\n`);
      await once(socket, 'data');
      answered.push(path);
    };
    await api.get(SHORT);
    const [first, second] = [await open(), await open()];
    const { kept } = api.app;
    const { turns } = kept;
    let short: Promise<void> | undefined;
    kept.turns = (work) => {
      // While the first part is made.
      short ??= ask(second, SHORT);
      return turns(work);
    };
    onTestFinished(() => {
      kept.turns = turns;
    });
    await ask(first, LONG);
    await short;
    expect(answered).toEqual([SHORT, LONG]);
  });

  it('is made in parts, and as a whole where something is written meanwhile', async () => {
    const { kept } = api.app;
    const { turns } = kept;
    let parts = 0;
    kept.turns = async (work) => {
      parts += 1;
      // All names go to the other end of the order.
      if (parts === 2)
        await api.db.execute(
          sql`update district set name = jsonb_build_object('en', 'A' || id) where id % 2 = 0`,
        );
      return turns(work);
    };
    onTestFinished(() => {
      kept.turns = turns;
    });
    const { body } = await api.get(`${LONG}&ordering=-name`);
    expect(parts).toBe(PARTS + 1);
    expect(new Set(body.results.map(({ id }: { id: number }) => id)).size).toBe(200);
  });
});
