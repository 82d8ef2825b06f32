import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ENDPOINTS } from '#contracts/endpoints/index.ts';
import { ERROR_CATALOGUE } from '#contracts/errors.ts';
import { describeAnswer, describeInput } from '#contracts/pact/describeSchema.ts';
import { describeInteraction } from '#contracts/pact/examples.ts';
import { statesOf } from '#contracts/pact/stateGuide.ts';
import { sometimes } from '#contracts/schemas/shared.ts';
import { escapeXml, junitOf } from '#scripts/contracts/junit.ts';
import { renderReport } from '#scripts/contracts/report.ts';

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
  expect(page).not.toMatch(/<(script|link|img)\b|@import|url\(/);
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

it('writes verdicts as JUnit, with what broke', () => {
  const xml = junitOf([
    { description: 'a request for "x"', isKept: true, problems: [], ms: 12 },
    { description: 'another', isKept: false, problems: ['$.id: expected <1>\u0007', 'second'], ms: 3 },
  ]);
  expect(xml).toContain('tests="2" failures="1" time="0.015"');
  expect(xml).toContain('name="a request for &quot;x&quot;" time="0.012"/>');
  expect(xml).toContain(
    '<failure message="$.id: expected &lt;1&gt;">$.id: expected &lt;1&gt;\nsecond</failure>',
  );
});
