import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { MACHINES } from '#machines/catalogue.ts';
import { walksOf } from '#scripts/machines/paths.ts';
import { COVERAGE_FILE, type CoverageReport } from '#stories/explorer/model/coverage.ts';
import { coverageOf, missedBy, unnamedPartsOf } from '#tests/support/machines.ts';

const reached: [name: string, CoverageReport[string]][] = [];

// The machine explorer shows it.
afterAll(() => {
  const folder = new URL('../../.cache/machine-coverage/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(COVERAGE_FILE, folder), JSON.stringify(Object.fromEntries(reached)));
});

describe.each(MACHINES.map((entry) => [entry.name, entry] as const))('%s', (_, entry) => {
  it('is reached whole by its paths: every state, every transition', () => {
    const coverage = coverageOf(entry, walksOf(entry), (snapshot) =>
      expect(snapshot.status).not.toBe('error'),
    );

    reached.push([
      entry.name,
      {
        states: Object.fromEntries(coverage.states),
        transitions: Object.fromEntries(coverage.transitions),
      },
    ]);
    expect(coverage.states.size).toBeGreaterThan(0);
    expect(missedBy(coverage)).toEqual([]);
  });

  it('names its guards, actions and effects, so that they can be replaced and seen', () => {
    expect(unnamedPartsOf(entry)).toEqual([]);
  });
});

it('says which transitions no path reached', () => {
  const navigation = MACHINES.find(({ name }) => name === 'navigation');
  if (!navigation) throw new Error('The catalogue has no navigation machine.');

  const coverage = coverageOf(
    navigation,
    walksOf({ ...navigation, events: [{ type: 'navigation.started' }] }),
  );

  expect(missedBy(coverage)).toContain('navigation.loading --navigation.ended--> navigation.fading');
});

it('lists every machine of the folder', () => {
  const files = readdirSync(new URL('../../machines', import.meta.url)).filter((file) =>
    file.endsWith('.ts'),
  );
  const helpers = new Set([
    'catalogue.ts',
    'effect.ts',
    'examples.ts',
    'focusMove.ts',
    'formValues.ts',
    'optionIndex.ts',
    'provide.ts',
    'retryPolicy.ts',
  ]);
  const machines = files.filter((file) => !helpers.has(file)).map((file) => file.replace('.ts', ''));

  expect(MACHINES.map(({ name }) => name).sort()).toEqual(machines.sort());
});
