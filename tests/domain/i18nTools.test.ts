import { describe, expect, it } from 'vitest';
import { allStrings, checkStrings, type Strings } from '#scripts/i18n/check.ts';
import { fromCsv, fromXliff, merge, toCsv, toRows, toXliff } from '#scripts/i18n/exchange.ts';
import type { Namespace, Translations } from '#scripts/i18n/strings.ts';
import { writtenEnglish } from '#scripts/i18n/writtenEnglish.ts';

const namespaces = [
  {
    namespace: 'list',
    english: { heading: 'Reports', found_one: '{count} report', found_other: '{count} reports' },
  },
];
const complete: Translations = {
  heading: { fr: 'Rapports', es: 'Informes', ar: 'تقارير' },
  found_one: { fr: '{count} rapport', es: '{count} informe', ar: 'تقرير واحد' },
  found_zero: { ar: 'لا تقارير' },
  found_two: { ar: 'تقريران' },
  found_few: { ar: '{count} تقارير' },
  found_many: { fr: '{count} rapports', es: '{count} informes', ar: '{count} تقريرًا' },
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
    terms: [],
    ...other,
  });
}

describe('English in the code', () => {
  it.each([
    ['a label of a filter', "const FEATURED = { kind: 'yesNo', label: 'Featured' };", 'Featured'],
    ['a placeholder', '<TextInput placeholder="Search here" />', 'Search here'],
    ['a text between tags', '<p>All emergencies</p>', 'All emergencies'],
  ])('is found: %s', (_, text, words) => {
    expect(writtenEnglish([{ file: 'src/lists/choices.tsx', text }])).toEqual([
      `src/lists/choices.tsx: "${words}" is English in the code: it belongs into strings.ts, with its translations.`,
    ]);
  });

  it('is where it belongs in strings.ts, in comments and in names', () => {
    expect(writtenEnglish([{ file: 'src/lists/strings.ts', text: "heading: 'Reports'" }])).toEqual([]);
    expect(
      writtenEnglish([
        { file: 'src/lists/a.tsx', text: "/** label: 'Country' */ const b = { label: 'Facebook' };" },
      ]),
    ).toEqual([]);
  });
});

describe('the check of strings', () => {
  it('finds nothing in this repository', async () => {
    expect(checkStrings(await allStrings())).toEqual([]);
  });

  it('takes what is complete, with plural forms that English lacks', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it.each<[string, Translations, string]>([
    [
      'a missing language',
      { heading: { fr: 'Rapports', es: 'Informes' } },
      'list.heading: no ar: provider/seed/strings/list.json, "heading": { "ar": "…" }.',
    ],
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
    ['a plural form that is missing', { found_two: {} }, 'list.found_two: no ar, which counts by this form.'],
    [
      'a plural form that the language lacks',
      { found_few: { ar: '{count} تقارير', fr: '{count} rapports' } },
      'list.found_few: fr has no such plural form.',
    ],
    [
      'an ordinary space before a mark in French',
      { heading: { ...complete.heading, fr: 'Rapports : tous' } },
      'list.heading: fr needs a narrow no-break space',
    ],
    [
      'quotation marks of another language',
      { heading: { ...complete.heading, ar: 'التقارير "كلها"' } },
      'list.heading: ar quotes by « ».',
    ],
    [
      'an isolate written by hand',
      { found_other: { ...complete.found_other, ar: '\u2068{count}\u2069 تقرير' } },
      'list.found_other: ar isolates a placeholder by hand',
    ],
  ])('finds %s', (_, change, problem) => {
    expect(problemsOf(change)).toEqual([expect.stringContaining(problem)]);
  });

  it('holds English to its words, and leaves the marks of the specification alone', () => {
    const english = { heading: 'Nobody reports by e-mail ...' };
    const found = checkStrings({
      namespaces: [{ namespace: 'list', english }],
      translationsOf: () => ({ heading: complete.heading ?? {} }),
      translated: ['list'],
      source: 'strings.heading',
      terms: [],
    });
    expect(found).toEqual([
      'list.heading: en writes someone, anyone, everyone, no one.',
      'list.heading: en writes email.',
    ]);
  });

  it('holds translations to the glossary: its terms, and no words to avoid', () => {
    const terms = [
      {
        en: 'report',
        forms: { en: ['report', 'reports'], es: ['informe'] },
        avoid: { fr: ['compte rendu'] },
      },
    ];
    expect(problemsOf({}, { terms })).toEqual([]);
    const heading = { fr: 'Compte rendu, ou compte rendu', es: 'Documentos', ar: 'تقارير' };
    expect(problemsOf({ heading }, { terms })).toEqual([
      'list.heading: fr says “compte rendu”, which docs/glossary.json avoids.',
      'list.heading: es lacks the term for “report” (informe), see docs/glossary.json.',
    ]);
  });

  it('finds one English text with two translations', () => {
    const two = [
      { namespace: 'list', english: { heading: 'Reports' } },
      { namespace: 'page', english: { heading: 'Reports' } },
    ];
    const texts: Record<string, Translations> = {
      list: { heading: { fr: 'Rapports', es: 'Informes', ar: 'تقارير' } },
      page: { heading: { fr: 'Signalements', es: 'Informes', ar: 'تقارير' } },
    };
    const other = {
      namespaces: two,
      translated: ['list', 'page'],
      translationsOf: (name: string) => texts[name],
    };
    expect(problemsOf({}, other)).toEqual([
      expect.stringContaining('page.heading: “Reports” stands in list too'),
      expect.stringContaining(
        'page.heading: fr says “Signalements” for “Reports”, and “Rapports” in list.heading',
      ),
    ]);
  });

  it('finds a short text that two namespaces say, and takes one that both share', () => {
    const check = (page: Namespace) =>
      problemsOf(
        {},
        {
          namespaces: [
            { namespace: 'list', english: { ...namespaces[0]?.english } },
            { ...page, english: page.english },
          ],
          translationsOf: (namespace) => (namespace === 'list' ? complete : {}),
          source: `${SOURCE}; strings.title`,
        },
      ).filter((problem) => problem.includes('stands in'));
    expect(check({ namespace: 'page', english: { title: 'Reports' } })).toEqual([
      'page.title: “Reports” stands in list too: once in src/i18n/fields, actions or common, for both.',
    ]);
    expect(
      check({ namespace: 'page', english: {}, shared: { title: ['list', 'heading', 'Reports'] } }),
    ).toEqual([]);
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
      terms: [],
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
