import { describe, expect, it } from 'vitest';
import type { Language } from '#contracts/languages.ts';
import { withoutIsolates } from '#rules/isolate.ts';
import { fill, isolatePlaceholders, plural } from '#src/i18n/fill.ts';
import { formatList } from '#src/i18n/format.ts';

describe('fill', () => {
  it('puts every value in its place, as often as the language needs it', () => {
    expect(fill('{total}: {from}–{to} / {total}', { from: 1, to: 20, total: '1,234' })).toBe(
      '1,234: 1–20 / 1,234',
    );
  });

  it('writes two dashes for a missing value', () => {
    expect(fill('Source: {source}', { source: null })).toBe('Source: --');
  });

  it('leaves a name that has no value, so that it is seen', () => {
    expect(fill('Hello {nmae}', { name: 'Amina' })).toBe('Hello {nmae}');
  });

  it('takes values as they are, not as patterns', () => {
    expect(fill('{name}', { name: '$& {name}' })).toBe('$& {name}');
  });
});

describe('the isolates of placeholders', () => {
  it('run from right to left where Arabic words stand in them, also after a code', () => {
    const { from = '' } = isolatePlaceholders({ from: 'المصدر: {source}' }, 'ar');
    expect(fill(from, { source: 'NPL: فيضان' })).toBe('المصدر: \u2068\u200fNPL: فيضان\u2069');
    expect(fill(from, { source: 'OCHA' })).toBe('المصدر: \u2068OCHA\u2069');
    // A file that is searched and compared has none of them.
    expect(withoutIsolates(fill(from, { source: 'NPL: فيضان' }))).toBe('المصدر: NPL: فيضان');
  });

  const strings = { counted: '{names} و{count} غيرها', plain: 'المصدر' };

  it('keep a Latin name from turning the words beside it round, in Arabic', () => {
    const { counted = '', plain } = isolatePlaceholders(strings, 'ar');
    expect(fill(counted, { names: 'MDRKE062 (GLIDE)', count: 3 })).toBe(
      '\u2068MDRKE062 (GLIDE)\u2069 و\u20683\u2069 غيرها',
    );
    expect(plain).toBe('المصدر');
  });

  it('let a value that was filled itself run as the language does', () => {
    const { rated = '', last = '' } = isolatePlaceholders(
      { rated: '{value} – {title}', last: 'السابقة: {rating}' },
      'ar',
    );
    expect(fill(last, { rating: fill(rated, { value: 3, title: 'جيد' }) })).toBe(
      'السابقة: \u2068\u200f\u20683\u2069 – \u2068جيد\u2069\u2069',
    );
  });

  it.each<Language>(['en', 'fr', 'es'])('are not needed in %s', (language) => {
    expect(isolatePlaceholders(strings, language)).toBe(strings);
  });
});

describe('a list of names', () => {
  it.each<[Language, string]>([
    ['en', 'Kenya, Uganda'],
    ['fr', 'Kenya et Uganda'],
    ['es', 'Kenya y Uganda'],
    ['ar', 'Kenya وUganda'],
  ])('is joined as %s joins it', (language, text) => {
    expect(formatList(['Kenya', 'Uganda'], language)).toBe(text);
  });
});

describe('plural', () => {
  const strings = {
    results_one: 'one',
    results_two: 'two',
    results_few: 'few',
    results_many: 'many',
    results_other: 'other',
  };

  it.each<[Language, number, string]>([
    ['en', 1, 'one'],
    ['en', 0, 'other'],
    ['fr', 0, 'one'],
    ['es', 2, 'other'],
    ['ar', 2, 'two'],
    ['ar', 3, 'few'],
    ['ar', 11, 'many'],
    ['ar', 100, 'other'],
  ])('follows the rules of %s for %i', (language, count, form) => {
    expect(plural(strings, 'results', count, language)).toBe(form);
  });

  it('falls back to the general form', () => {
    expect(plural({ results_other: 'results' }, 'results', 1, 'en')).toBe('results');
  });
});
