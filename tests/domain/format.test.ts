import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#contracts/languages.ts';
import { formatFileSize } from '#src/components/FileInput/formatFileSize.ts';
import { formatDuration } from '#src/i18n/duration.ts';
import {
  formatCompact,
  formatDate,
  formatDateTime,
  formatList,
  formatNumber,
  formatPercent,
} from '#src/i18n/format.ts';
import { monthNames } from '#src/i18n/monthNames.ts';
import { formatIsoDate, formatMonthYear } from '#src/i18n/plainDates.ts';

/** Intl separates by spaces that do not break and adds marks of direction: a reader sees neither. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u200e\u200f\u061c]/g, '');

const DAY = 86_400;

type Texts = Record<Language, string>;

describe.each<[string, (language: Language) => string, Texts]>([
  [
    'a number for a glance',
    (language) => formatCompact(1_234_567, language),
    { en: '1.2M', fr: '1,2 M', es: '1,2 M', ar: '1.2 مليون' },
  ],
  [
    'a small number with two fraction digits',
    (language) => formatCompact(999.256, language),
    { en: '999.26', fr: '999,26', es: '999,26', ar: '999.26' },
  ],
  [
    'a number in full without fraction',
    (language) => formatNumber(1_234_567.891, language),
    { en: '1,234,568', fr: '1 234 568', es: '1.234.568', ar: '1,234,568' },
  ],
  [
    'a size of a file',
    (language) => formatFileSize(1_250_000, language),
    { en: '1.3 MB', fr: '1,3 Mo', es: '1,3 MB', ar: '1.3 م.ب' },
  ],
  [
    'a small one',
    (language) => formatFileSize(500, language),
    { en: '500 bytes', fr: '500 octets', es: '500 bytes', ar: '500 بايت' },
  ],
  [
    'a percentage',
    (language) => formatPercent(45.6, language),
    { en: '46%', fr: '46 %', es: '46 %', ar: '46%' },
  ],
  [
    'a percentage as exact as it was given',
    (language) => formatPercent(9.5, language, 1),
    { en: '9.5%', fr: '9,5 %', es: '9,5 %', ar: '9.5%' },
  ],
  [
    'a day, of UTC',
    (language) => formatDate('2026-01-05T23:30:00Z', language),
    { en: '5 Jan 2026', fr: '5 janv. 2026', es: '5 ene 2026', ar: '5 يناير 2026' },
  ],
  [
    'a duration in its two longest units',
    (language) => formatDuration(400 * DAY + 5, language),
    { en: '1 year, 1 month', fr: '1 an et 1 mois', es: '1 año y 1 mes', ar: 'سنة وشهر' },
  ],
])('%s', (_, format, texts) => {
  it.each(LANGUAGES)('reads well in %s', (language) => {
    expect(plain(format(language))).toBe(texts[language]);
  });
});

it.each(LANGUAGES)('writes the day of a moment as it writes days: %s', (language) => {
  const noon = '2026-01-05T12:00:00Z';
  expect(formatDateTime(noon, language)).toContain(formatDate(noon, language));
});

describe.each([
  ['en', 'en', 'en-GB'],
  ['fr', 'fr', 'fr'],
  ['es', 'es', 'es'],
  ['ar', 'ar-u-nu-latn', 'ar-u-nu-latn'],
] as const)('as Intl writes it in %s', (language, locale, localeOfDays) => {
  it('is every month', () => {
    const day = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
    const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 3 + month)));
    const written = (options: Intl.DateTimeFormatOptions) =>
      days.map((date) => plain(new Intl.DateTimeFormat(localeOfDays, options).format(date)));
    expect(days.map((date) => formatDate(date, language))).toEqual(written(day));
    expect(monthNames(language)).toEqual(written({ month: 'long', timeZone: 'UTC' }));
  });

  /** Round every power of ten and every step of rounding, and ends of what is written without Intl. */
  const numbers = [
    ...Array.from({ length: 13 }, (_, power) => 10 ** power).flatMap((power) =>
      [1, 1.05, 1.15, 1.949, 1.95, 2, 2.94, 3, 3.04, 3.05, 5.55, 9, 9.94, 9.95, 9.9949, 9.9995].flatMap(
        (times) => [times * power, Math.round(times * power) - 1, -times * power],
      ),
    ),
    ...[
      0, 0.5, 0.005, 0.004, 1e-7, 1.005, 8.575, 512.255, 999.5, 999.994, 999.995, 1000.5, 12_345.678, 999_949,
      999_950, 999_949_999, 999_950_000,
    ],
  ];

  it('is every number in full', () => {
    for (const value of numbers) {
      const maximumFractionDigits = Math.abs(value) < 1000 ? 2 : 0;
      const intl = new Intl.NumberFormat(locale, { maximumFractionDigits });
      expect(formatNumber(value, language), String(value)).toBe(intl.format(value));
    }
  });

  it('is every number for a glance', () => {
    for (const value of numbers) {
      const maximumFractionDigits = Math.abs(value) < 1000 ? 2 : 1;
      const intl = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits });
      expect(formatCompact(value, language), String(value)).toBe(intl.format(value));
    }
  });

  it('is every percentage', () => {
    const intl = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
    for (let value = 0; value <= 100; value += 0.25)
      expect(formatPercent(value, language), String(value)).toBe(intl.format(value / 100));
  });

  it('is every count of a unit of time', () => {
    const units = { year: 365, month: 30, day: 1, hour: 1 / 24, minute: 1 / 1440, second: 1 / 86_400 };
    const most: Record<string, number> = { month: 12, day: 29, hour: 23, minute: 59, second: 59 };
    for (const [unit, days] of Object.entries(units)) {
      const intl = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
      for (let count = unit === 'second' ? 0 : 1; count <= (most[unit] ?? 1200); count += 1)
        expect(plain(formatDuration(Math.round(count * days * DAY), language, 1)), `${count} ${unit}`).toBe(
          plain(intl.format(count)),
        );
    }
  });

  it('is every hour', () => {
    const moment = {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    } as const;
    const intl = new Intl.DateTimeFormat(localeOfDays, moment);
    for (let hour = 0; hour < 24; hour += 1) {
      const date = new Date(2026, hour % 12, 1 + hour, hour, hour * 2);
      expect(plain(formatDateTime(date, language))).toBe(plain(intl.format(date)));
    }
  });

  it('is every list', () => {
    const intl = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });
    const lists = [
      '',
      'Kenya',
      'Kenya Irak',
      'Kenya Hierro',
      'Kenya hilo',
      'Kenya Índia',
      'Mali Kenya Irak',
      'A B C D',
    ];
    for (const list of lists) {
      const names = list.split(' ').filter(Boolean);
      expect(formatList(names, language)).toBe(intl.format(names));
    }
  });
});

describe('numbers', () => {
  it('keep no trailing zeros', () => {
    expect([formatCompact(2000, 'en'), formatCompact(12, 'en'), formatNumber(12.5, 'en')]).toEqual([
      '2K',
      '12',
      '12.5',
    ]);
  });

  it('hold percentages to 0 and 100', () => {
    expect([formatPercent(-5, 'en'), formatPercent(140, 'en')]).toEqual(['0%', '100%']);
  });
});

describe('days', () => {
  it('are written for machines and by month', () => {
    expect(formatIsoDate(new Date(Date.UTC(2026, 8, 30)))).toBe('2026-09-30');
    expect(formatMonthYear('2026-09-30')).toBe('09/2026');
  });

  it('that are none read as missing', () => {
    expect([formatDate('soon', 'en'), formatIsoDate(''), formatMonthYear(null)]).toEqual(['--', '--', '--']);
  });
});

describe('durations', () => {
  it.each([
    [0, '0 seconds'],
    [59, '59 seconds'],
    [3_600, '1 hour'],
    [2 * DAY + 3 * 3_600 + 59, '2 days, 3 hours'],
    [365 * DAY + 5, '1 year'],
    [-10, '0 seconds'],
  ])('of %i seconds', (seconds, text) => {
    expect(formatDuration(seconds, 'en')).toBe(text);
  });

  it('show as many units as asked for', () => {
    expect(formatDuration(DAY + 3_600 + 61, 'en', 4)).toBe('1 day, 1 hour, 1 minute, 1 second');
  });
});

it('writes two dashes for what is missing', () => {
  const missing = [formatCompact, formatNumber, formatPercent, formatDate, formatDuration].flatMap(
    (format) => [format(null, 'en'), format(undefined, 'ar')],
  );
  expect(new Set(missing)).toEqual(new Set(['--']));
  expect(formatNumber(Number.NaN, 'en')).toBe('--');
});
