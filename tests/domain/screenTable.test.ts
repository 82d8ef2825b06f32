import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withShared } from '#scripts/lib/inlineShared.mjs';
import { withStrings } from '#scripts/lib/screenStrings.mjs';
import { screenOf } from '#src/app/screenRows.ts';
import { childrenOf, NAMES } from '#src/app/screens/tree.ts';

it('has a screen, or tabs that have one, for every route', async () => {
  const rows = new Map(await Promise.all(NAMES.map(async (name) => [name, await screenOf(name)] as const)));
  const hasOne = (name: (typeof NAMES)[number]): boolean =>
    rows.get(name) !== undefined || childrenOf(name).some(hasOne);
  expect(NAMES.filter((name) => !hasOne(name))).toEqual([]);
});

it('finds the words of a screen wherever its code names them, lazy parts included', () => {
  const table = readFileSync(new URL('../../src/app/screens/first.ts', import.meta.url), 'utf8');
  const read: string[] = [];
  const [, overview = ''] = withStrings(table, (file: string) => read.push(file)).split(
    'emergencyOverview: {',
  );
  const strings = /strings: "(.*?)"/.exec(overview)?.[1]?.split(' ') ?? [];
  expect(strings).toEqual(
    expect.arrayContaining([
      'chart',
      'emergencyOverview',
      'emergencyTable',
      'recordList',
      'select',
      'worldMap',
    ]),
  );
  expect(strings).not.toContain('projectForm');
  expect(read.some((file) => file.endsWith('EmergencyOverviewScreen/index.tsx'))).toBe(true);
});

it('gives a page the few shared words that it says, rather than all', () => {
  const source = `import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';
export const s = defineStrings('page', { from: fields.startDate, own: 'Own' });
`;
  const read: string[] = [];
  expect(
    withShared(source, (file) => read.push(file)),
  ).toBe(`import { defineStrings } from '#src/i18n/defineStrings.ts';
export const s = defineStrings('page', { from: ['fields', 'startDate', 'Start date'], own: 'Own' });
`);
  expect(read).toHaveLength(1);
  expect(() => withShared(source.replace('startDate', 'noSuchDate'))).toThrow('fields.noSuchDate');
});
