import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { changesBetween, type PactVersion, pactsOf } from '#scripts/contracts/diff.ts';
import { impactOf } from '#scripts/contracts/impact.ts';
import { impactInWords } from '#scripts/contracts/impactSummary.ts';
import { latestOf, sinceOf } from '#scripts/contracts/since.ts';

describe('what depends on a field', () => {
  it('is told by call: what the app does without it, promises, screens with their files, tests', async () => {
    const found = await impactOf('event.ifrc_severity_level');
    const list = found.find(({ endpoint }) => endpoint.path === '/api/v2/event/');
    expect(list).toMatchObject({
      field: { path: 'results[*].ifrc_severity_level', words: 'integer or null' },
      without: 'read',
      asNull: 'read',
    });
    expect(list?.promises).toContain('a request for the list of emergencies');
    const screen = list?.screens.find(({ address }) => address === '/emergencies/all');
    expect(screen).toMatchObject({ title: 'All emergencies' });
    expect(screen?.files).toContain('src/records/EmergencyTable/columns.ts');
    expect(list?.tests).toContain('tests/provider/emergencies.test.ts');
    expect(found.every(({ endpoint }) => `${endpoint.path} ${endpoint.title}`.includes('event'))).toBe(true);
  });

  it('is every screen of the call where the app cannot read an answer without it', async () => {
    const [count] = await impactOf('event.count');
    expect(count).toMatchObject({ field: { path: 'count' }, without: 'refused', asNull: 'refused' });
  });

  it('is summed up: what breaks, and of what may be missing who shows it', async () => {
    expect(impactInWords(await impactOf('event.name'))).toMatch(
      /^It may be missing, the app reads on: dropping it breaks \d+ promises and no screen; \d+ screens show it, and would be without it\.$/,
    );
    expect(impactInWords(await impactOf('event.count'))).toMatch(
      /^Dropping it breaks \d+ promises and \d+ screens; \d+ screens show it\.$/,
    );
  });

  it('is nothing where no answer has the field', async () => {
    expect(await impactOf('no_such_field')).toEqual([]);
  });
});

const body = (content: object, kinds: Record<string, string[]>) => ({
  body: { content },
  matchingRules: {
    body: Object.fromEntries(
      Object.entries(kinds).map(([path, matches]) => [
        path,
        { matchers: matches.map((match) => ({ match })) },
      ]),
    ),
  },
});

const pact = (
  answer: ReturnType<typeof body>,
  { query, description = 'a request for the list of pens' }: { query?: object; description?: string } = {},
): PactVersion[] => [
  {
    provider: { name: 'desk' },
    interactions: [
      {
        description,
        request: { method: 'GET', path: '/pens/', ...(query && { query }) },
        response: { status: 200, ...answer },
      },
    ],
  },
];

const one = body({ results: [{ id: 1 }] }, { '$.results[*].id': ['integer'] });

describe('the difference of two versions of the pacts', () => {
  it.each([
    [
      'a field that is promised now',
      true,
      pact(
        body(
          { results: [{ id: 1, ink: 'blue' }] },
          { '$.results[*].id': ['integer'], '$.results[*].ink': ['type'] },
        ),
      ),
      'results[*].ink: promised now, text',
    ],
    [
      'a field that is promised no longer',
      false,
      pact(body({ results: [{}] }, {})),
      'results[*].id: promised no longer',
    ],
    [
      'a type that became another',
      true,
      pact(body({ results: [{ id: '1' }] }, { '$.results[*].id': ['type'] })),
      'results[*].id: integer, now text',
    ],
    [
      'a type beside which null is fine',
      false,
      pact(body({ results: [{ id: 1 }] }, { '$.results[*].id': ['integer', 'null'] })),
      'results[*].id: integer, now integer or null',
    ],
    [
      'another question',
      true,
      pact(one, { query: { limit: ['5'] } }),
      'asked with another query: nothing, now {"limit":["5"]}',
    ],
  ])('tells %s', (_, isBreaking, after, words) => {
    expect(changesBetween(pact(one), after)).toEqual([
      {
        isBreaking,
        provider: 'desk',
        words: `GET /pens/ ${words}`,
        promises: ['a request for the list of pens'],
      },
    ]);
  });

  it('tells promises that came and went, and of none that stayed', () => {
    expect(changesBetween(pact(one), pact(one))).toEqual([]);
    expect(changesBetween(pact(one), pact(one, { description: 'a request for pens' }))).toMatchObject([
      { isBreaking: true, words: 'GET /pens/ → 200: a new promise' },
      { isBreaking: false, words: 'GET /pens/ → 200: promised no longer' },
    ]);
  });

  it('reads the pacts of the files as they are', () => {
    expect(pactsOf().map(({ provider }) => provider.name)).toContain('go-api');
  });

  it('ends with 2, and what git says, for a commit that is not there', async () => {
    const ended = await new Promise<{ code: unknown; said: string }>((resolve) => {
      execFile(
        process.execPath,
        ['scripts/contracts-diff.mjs', 'no-such-commit'],
        { cwd: fileURLToPath(new URL('../../', import.meta.url)) },
        (error, _, stderr) => resolve({ code: error?.code, said: stderr }),
      );
    });
    expect(ended).toMatchObject({ code: 2, said: expect.stringContaining('no-such-commit') });
  });
});

describe('since when a promise is as it is', () => {
  const pens = 'a request for the list of pens';
  const wider = body({ results: [{ id: 1 }] }, { '$.results[*].id': ['integer', 'null'] });
  const of = (commit: string, pacts: PactVersion[]) => ({ commit, date: '2026-05-01', pacts: () => pacts });
  const newest = of('ccc', pact(wider));
  const older = of('bbb', pact(wider));
  const oldest = of('aaa', pact(one));

  it.each([
    [
      'the commit after which it changed no more',
      pact(wider),
      [newest, older, oldest],
      '2026-05-01, commit bbb',
    ],
    ['nothing yet, as it is not committed', pact(one), [newest, older, oldest], 'not committed yet'],
    ['the first commit, where it never changed', pact(one), [oldest], '2026-05-01, commit aaa'],
  ])('is %s', (_, now, history, words) => {
    expect(latestOf([pens], sinceOf(now, history, true))).toBe(words);
  });

  it('is unsure where the history is cut', () => {
    expect(latestOf([pens], sinceOf(pact(wider), [newest], false))).toBe('2026-05-01, commit ccc, or longer');
  });

  it('is of an endpoint the latest of all of its promises, on one day too', () => {
    const pencils = 'a request for the list of pencils';
    const both = [...pact(wider), ...pact(one, { description: pencils })];
    const history = [of('ddd', both), newest, oldest];
    const since = sinceOf(both, history, true);
    expect(latestOf([pens], since)).toBe('2026-05-01, commit ccc');
    expect(latestOf([pens, pencils], since)).toBe('2026-05-01, commit ddd');
    expect(latestOf(['never heard of'], since)).toBe('');
  });
});
