import { describe, expect, it } from 'vitest';
import { allStrings, checkStrings, type Strings } from '#scripts/i18n/check.ts';
import { fromCsv, fromXliff, merge, toCsv, toRows, toXliff } from '#scripts/i18n/exchange.ts';
import type { Translations } from '#scripts/i18n/strings.ts';

const namespaces = [
  {
    namespace: 'list',
    english: { heading: 'Reports', found_one: '{count} report', found_other: '{count} reports' },
  },
];
const complete: Translations = {
  heading: { fr: 'Rapports', es: 'Informes', ar: 'تقارير' },
  found_one: { fr: '{count} rapport', es: '{count} informe', ar: 'تقرير واحد {count}' },
  found_few: { ar: '{count} تقارير' },
  found_other: { fr: '{count} rapports', es: '{count} informes', ar: '{count} تقرير' },
};
const translationsOf = () => complete;
const SOURCE = "strings.heading; plural(strings, 'found', count)";

/** What the check says when the translations are changed like this. */
function problemsOf(change: Translations, other: Partial<Strings> = {}) {
  const translations = { ...complete, ...change };
  return checkStrings({
    namespaces,
    translationsOf: () => translations,
    translated: ['list'],
    source: SOURCE,
    ...other,
  });
}

describe('the check of strings', () => {
  it('finds nothing in this repository', async () => {
    expect(checkStrings(await allStrings())).toEqual([]);
  });

  it('takes what is complete, with plural forms that English lacks', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it.each<[string, Translations, string]>([
    ['a missing language', { heading: { fr: 'Rapports', es: 'Informes' } }, 'list.heading: no ar.'],
    [
      'other placeholders',
      { found_one: { ...complete.found_one, fr: '{total} rapport' } },
      'list.found_one: fr has other placeholders than English.',
    ],
    [
      'a text left in English',
      { heading: { ...complete.heading, es: 'Reports' } },
      'list.heading: es is the English text',
    ],
    [
      'a key that English lacks',
      { gone: { fr: 'Parti' } },
      'list.gone: translated, but no such English string.',
    ],
  ])('finds %s', (_, change, problem) => {
    expect(problemsOf(change)).toEqual([expect.stringContaining(problem)]);
  });

  it('finds strings that nobody reads, and files that belong to no screen', () => {
    expect(problemsOf({}, { source: 'strings.other' })).toContain('list.heading: nobody reads this string.');
    expect(problemsOf({}, { translated: ['list', 'old'] })).toEqual([
      'old: translated, but no screen or component has this namespace.',
    ]);
  });

  it('knows keys that are put together', () => {
    const kinds = [{ namespace: 'list', english: { kind_event: 'Event {n}' } }];
    const strings = {
      namespaces: kinds,
      translationsOf: () => ({ kind_event: { fr: 'Urgence {n}', es: 'Evento {n}', ar: 'حدث {n}' } }),
      translated: ['list'],
      // biome-ignore lint/suspicious/noTemplateCurlyInString: this is the source of a screen
      source: 'strings[`kind_${kind}`]',
    };
    expect(checkStrings(strings)).toEqual([]);
  });
});

describe('strings for translators', () => {
  const rows = toRows(namespaces, translationsOf);

  it('come back from a spreadsheet as they went, with commas, quotes and lines in them', () => {
    const odd = [{ namespace: 'list', key: 'heading', en: 'Reports', texts: { fr: 'Des "rapports",\nici' } }];
    expect(fromCsv(toCsv(odd))).toEqual(odd);
    expect(fromCsv(toCsv(rows))).toEqual(rows);
  });

  it('come back from XLIFF as they went, with signs that XML keeps for itself', async () => {
    const odd = [{ namespace: 'list', key: 'heading', en: 'A < B & "C"', texts: { fr: "D'E < F & G" } }];
    expect(await fromXliff(await toXliff(odd, 'fr'))).toEqual(odd);
  });

  it('change what was translated and nothing else', () => {
    const { problems, changed, count } = merge(
      [{ namespace: 'list', key: 'heading', en: 'Reports', texts: { fr: 'Signalements' } }],
      namespaces,
      translationsOf,
    );
    expect({ problems, count }).toEqual({ problems: [], count: 1 });
    expect(changed.get('list')).toEqual({
      ...complete,
      heading: { ...complete.heading, fr: 'Signalements' },
    });
    expect(merge(rows, namespaces, translationsOf).count).toBe(0);
  });

  it.each([
    [{ key: 'gone', en: '', texts: {} }, 'list.gone: there is no such string.'],
    [{ key: 'heading', en: 'Old heading', texts: {} }, 'list.heading: the English text has changed'],
    [
      { key: 'found_other', en: '', texts: { fr: '{totl} rapports' } },
      'list.found_other: fr has other placeholders',
    ],
  ])('are refused with what is wrong: %o', (row, problem) => {
    const { problems, changed } = merge([{ namespace: 'list', ...row }], namespaces, translationsOf);
    expect(problems).toEqual([expect.stringContaining(problem)]);
    expect(changed.size).toBe(0);
  });

  it('are refused when the file is for a language that the app does not have', async () => {
    const file = (await toXliff(rows, 'fr')).replaceAll('target-language="fr"', 'target-language="de"');
    await expect(fromXliff(file)).rejects.toThrow('"de" is no language of this app.');
  });
});
