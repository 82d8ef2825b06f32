import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { ENDPOINTS } from '#contracts/endpoints.ts';
import { ERROR_CATALOGUE } from '#contracts/errors.ts';
import { describeAnswer, describeInput } from '#contracts/pact/describeSchema.ts';
import { describeInteraction } from '#contracts/pact/examples.ts';
import { statesOf } from '#contracts/pact/stateGuide.ts';
import { sometimes } from '#contracts/schemas/shared.ts';
import { escapeXml, junitOf } from '#scripts/contracts/junit.ts';
import { isAsExpected, judge, KNOWN_FAULTS, readKnownFaults } from '#scripts/contracts/knownFaults.ts';
import { pactFiles } from '#scripts/contracts/pacts.ts';
import { renderReport } from '#scripts/contracts/report.ts';
import { recordedVerifications, verificationOf } from '#scripts/contracts/verification.ts';
import { promisesOf } from '#scripts/contracts/verify.ts';

it('holds every endpoint, promise, state and error, and needs nothing from elsewhere', () => {
  const page = renderReport({ version: 'a1b2c3', date: '2026-05-01' });
  for (const endpoint of ENDPOINTS) {
    expect(page).toContain(escapeXml(endpoint.path));
    for (const interaction of endpoint.interactions) {
      expect(page).toContain(describeInteraction(endpoint, interaction));
    }
  }
  for (const { name } of statesOf()) expect(page).toContain(name);
  for (const { message } of Object.values(ERROR_CATALOGUE)) expect(page).toContain(message);
  expect(page).toContain('made without the history of the pacts');
  expect(page).not.toMatch(/<(link|img)\b|\bsrc=|@import|url\(|\bfetch\(/);
});

it('says since when the promises of an endpoint are as they are', () => {
  const [endpoint] = ENDPOINTS;
  if (!endpoint) throw new Error('There is no endpoint.');
  const since = new Map(
    endpoint.interactions.map((interaction) => [
      describeInteraction(endpoint, interaction),
      { age: 1, commit: 'abc1234', date: '2026-04-01' },
    ]),
  );
  const page = renderReport({ version: 'a1b2c3', date: '2026-05-01', since });
  expect(page.match(/As it is since<\/dt><dd>[^<]*/g)).toEqual([
    'As it is since</dt><dd>2026-04-01, commit abc1234',
  ]);
  expect(page).not.toContain('made without the history of the pacts');
});

it('says schemas in words: callers may leave out what is optional, answers what the pact does not promise', () => {
  const schema = z.object({
    id: z.int(),
    glide: z.nullish(z.string()),
    rows: z.array(z.object({ kind: z.enum(['a', 'b']) })),
    seldom: sometimes(z.iso.date()),
  });
  expect(describeInput(schema)).toBe(
    '{\n  id: integer\n  glide?: text or null\n  rows: list of {\n    kind: "a" or "b"\n  }\n  seldom?: day (YYYY-MM-DD)\n}',
  );
  expect(describeAnswer(schema)).toContain('glide: text or null');
  expect(describeAnswer(schema)).toContain('seldom?: day');
});

const kept = { description: 'a request for "x"', isKept: true, problems: [], ms: 12 };
const broken = {
  description: 'another',
  isKept: false,
  problems: ['$.id: expected <1>\u0007', 'second'],
  ms: 3,
};
const faulty = { description: 'a third', isKept: false, problems: ['500'], ms: 0 };
const fault = {
  promise: 'a third',
  call: 'PATCH /api/v2/project/{id}/',
  promised: '200',
  got: '500 <KeyError>',
  where: 'deployments/serializers.py:773',
  advice: 'Take fields that are left out from the record.',
};

it('writes verdicts as JUnit, with what broke; a known fault of the provider fails nothing', () => {
  const xml = junitOf(judge([kept, broken, faulty], [fault], true).verdicts);
  expect(xml).toContain('tests="3" failures="1" skipped="1" time="0.015"');
  expect(xml).toContain('name="a request for &quot;x&quot;" time="0.012"/>');
  expect(xml).toContain(
    '<failure message="$.id: expected &lt;1&gt;">$.id: expected &lt;1&gt;\nsecond</failure>',
  );
  expect(xml).toContain(`<skipped message="A known fault of the provider. ${fault.advice}"/>`);
});

describe('known faults of a provider', () => {
  it('count as no break', () => {
    const judgement = judge([kept, faulty], [fault], true);
    expect(judgement.verdicts.map(({ outcome }) => outcome)).toEqual(['kept', 'known fault']);
    expect(isAsExpected(judgement)).toBe(true);
    expect(isAsExpected(judge([kept, faulty], [], true))).toBe(false);
  });

  it('fail once they are seen no more, and where no pact has the promise', () => {
    const mended = judge([kept, { ...faulty, isKept: true }], [fault], true);
    expect(mended).toMatchObject({ mended: [fault.promise], unknown: [] });
    expect(isAsExpected(mended)).toBe(false);
    const unheard = judge([kept], [fault], true);
    expect(unheard).toMatchObject({ mended: [], unknown: [fault.promise] });
    expect(isAsExpected(unheard)).toBe(false);
  });

  it('are told where no promise tries them, and fail nothing', () => {
    const { promise, ...beside } = fault;
    const judgement = judge([kept], [beside], true);
    expect(judgement).toMatchObject({ mended: [], unknown: [], untried: [beside] });
    expect(isAsExpected(judgement)).toBe(true);
    const facts = { provider: { name: 'go-api', version: '1' }, contract: 'a1b2c3', date: '2026-05-01' };
    const verifications = [verificationOf(judgement, facts)];
    const page = renderReport({ version: 'a1b2c3', date: '2026-05-02', verifications });
    expect(page).toContain('Known faults that no promise tries');
    expect(page).toContain(beside.advice);
  });

  it('may be left out of a run of some promises only', () => {
    expect(isAsExpected(judge([kept], [fault], false))).toBe(true);
  });

  it('are a table of promises that the pacts have, each told so that its team can act', () => {
    const promises = promisesOf(pactFiles()).map(({ interactions }) => interactions[0]?.description);
    for (const { promise } of readKnownFaults(KNOWN_FAULTS)) {
      if (promise) expect(promises).toContain(promise);
    }
  });

  it('are refused in another form', () => {
    const folder = mkdtempSync(join(tmpdir(), 'faults-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'knownFaults.json');
    writeFileSync(file, JSON.stringify([{ ...fault, advice: '' }]));
    expect(() => readKnownFaults(file)).toThrow(/no table of known faults.*advice/s);
  });
});

it('shows what providers keep: breaks, known faults apart, every promise, and what is mended', () => {
  const verification = verificationOf(
    judge([kept, broken, faulty], [fault, { ...fault, promise: kept.description }], true),
    { provider: { name: 'go-api', version: '038d7f86' }, contract: 'a1b2c3', date: '2026-05-01' },
  );
  expect(verification).toMatchObject({ kept: 1, broken: 1, knownFaults: 1, mended: [kept.description] });
  const page = renderReport({ version: 'a1b2c3', date: '2026-05-02', verifications: [verification] });
  expect(page).toContain('go-api 038d7f86');
  expect(page).toContain('1 promises kept, 1 broken, 1 known faults of the provider. Tried on 2026-05-01');
  expect(page).toContain('<td>500 &lt;KeyError&gt;</td>');
  expect(page).toContain(fault.advice);
  expect(page).toContain('seen no more');
  expect(page).not.toContain('\u0007');
});

it('says of an endpoint that is folded away that a provider breaks it', () => {
  const [first] = promisesOf(pactFiles());
  const description = first?.interactions[0]?.description ?? '';
  const verification = verificationOf(judge([{ ...broken, description }], [], true), {
    provider: { name: 'go-api', version: '7' },
    ...{ contract: 'a1b2c3', date: '2026-05-01' },
  });
  const page = renderReport({ version: 'a1b2c3', date: '2026-05-02', verifications: [verification] });
  const marks = page.match(/<strong class="status">go-api: 1 broken<\/strong><\/summary>/g);
  expect(marks).toHaveLength(1);
});

it('has recorded verifications of real providers in the form that the report reads', () => {
  for (const { date, promises } of recordedVerifications()) {
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(promises.length).toBeGreaterThan(0);
  }
});
