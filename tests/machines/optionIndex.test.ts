import { describe, expect, it } from 'vitest';
import { optionIndex, type SelectOption } from '#machines/optionIndex.ts';

const optionsOf = (...labels: string[]) => labels.map((label) => ({ key: label, label }));
const labelsOf = (options: readonly SelectOption[]) => options.map(({ label }) => label);
const filter = (keyword: string, ...labels: string[]) =>
  labelsOf(optionIndex(optionsOf(...labels)).filter(keyword));

describe('a keyword finds a label', () => {
  it.each([
    ['nepal', 'Nepal'],
    ['NEPAL', 'Nepal'],
    [' nepal ', 'Nepal'],
    ['cote', 'Côte d’Ivoire'],
    ["d'ivoire", 'Côte d’Ivoire'],
    ['réunion', 'Reunion'],
    ['CÔTE', 'Cote'],
    ['strasse', 'Straße'],
    ['oeuvre', 'Œuvre'],
    ['istanbul', 'İstanbul'],
    ['congo rep', 'Democratic Republic of the Congo'],
    ['اردن', 'الأُردن'],
    ['سوريه', 'سورية'],
    ['ليبيا', 'ليـــبيا'],
    ['two', 'In two\nlines'],
    // As they are copied from a page.
    ['\u2068\u200fNepal\u2069', 'Nepal'],
  ])('"%s" finds "%s"', (keyword, label) => {
    expect(filter(keyword, 'Zzz', label)).toEqual([label]);
  });

  it.each([
    ['nepale', 'Nepal'],
    ['congo nepal', 'Democratic Republic of the Congo'],
  ])('"%s" does not find "%s"', (keyword, label) => {
    expect(filter(keyword, label)).toEqual([]);
  });
});

it('brings the labels that begin with the keyword first', () => {
  expect(filter('guinea', 'Equatorial Guinea', 'Guinea', 'Papua New Guinea', 'Guinea-Bissau')).toEqual([
    'Guinea',
    'Guinea-Bissau',
    'Equatorial Guinea',
    'Papua New Guinea',
  ]);
});

describe('groups', () => {
  const options = [
    { key: '1', label: 'New Zealand', group: 'Pacific' },
    { key: '2', label: 'Chad', group: 'Africa' },
    { key: '3', label: 'Zealandia', group: 'Pacific' },
    { key: '4', label: 'The world' },
  ];

  it('keep their options together, in the order in which they come, after those without', () => {
    expect(labelsOf(optionIndex(options).arranged)).toEqual([
      'The world',
      'New Zealand',
      'Zealandia',
      'Chad',
    ]);
  });

  it('keep their order when they are filtered', () => {
    expect(labelsOf(optionIndex(options).filter('zealand'))).toEqual(['New Zealand', 'Zealandia']);
  });
});

it('is made once for a list', () => {
  const options = optionsOf('Nepal');

  expect(optionIndex(options)).toBe(optionIndex(options));
  expect(optionIndex(options).arranged).toBe(options);
});

it('finds an option by its key', () => {
  const options = optionsOf('Nepal', 'Fiji');

  expect(optionIndex(options).find('Fiji')).toBe(options[1]);
  expect(optionIndex(options).find('Chad')).toBeUndefined();
});
