import { createElement, Fragment, type ReactNode } from 'react';
import type { Language } from '#contracts/languages.ts';
import { isolate } from '#rules/isolate.ts';
import { MISSING } from './format.ts';
import { intl } from './intl.ts';
import { directionOf, localeOf } from './languages.ts';

const PLACEHOLDER = /\{(\w+)\}/g;
/** The same with what may isolate it. */
const ISOLATED = /(\u2068?)\{(\w+)\}/g;
const CODE_FIRST = /^[^\p{Script=Arabic}]*\p{Script=Latin}.*\p{Script=Arabic}/su;

/**
 * A template with its `{name}`s replaced; a value that is null or undefined reads '--'. A name without a value stays as it
 * is, so that a misspelt one is seen. Numbers come formatted.
 *
 * @example fill('Source: {source}', { source: 'OCHA' }) // 'Source: OCHA'
 */
export function fill(
  template: string,
  values: Readonly<Record<string, string | number | null | undefined>>,
): string {
  return template.replace(ISOLATED, (placeholder, isolation: string, name: string) => {
    if (!Object.hasOwn(values, name)) return placeholder;
    const value = String(values[name] ?? MISSING);
    return isolation ? directed(value) : value;
  });
}

/**
 * A value in its isolate, which goes by the first letter: a code before Arabic words would turn them round, and a value that was
 * filled itself says nothing of its direction outside its own isolates. Both run as they do, from the right.
 */
const directed = (value: string) =>
  `\u2068${value.includes('\u2068') || CODE_FIRST.test(value) ? '\u200f' : ''}${value}`;

/**
 * The translations of a namespace as they are shown: in a language that runs from right to left every placeholder stands in
 * an isolate, so that `fill` and `fillNodes` need not know what fills it.
 */
export function isolatePlaceholders(
  strings: Readonly<Record<string, string>>,
  language: Language,
): Readonly<Record<string, string>> {
  if (directionOf(language) === 'ltr') return strings;
  return Object.fromEntries(
    Object.entries(strings).map(([key, text]) => [key, text.replace(PLACEHOLDER, (place) => isolate(place))]),
  );
}

/** As `fill`, for values that are elements (a link inside a sentence): the pieces in the order of the language. */
export function fillNodes(template: string, values: Readonly<Record<string, ReactNode>>): ReactNode[] {
  // With a capturing group `split` yields text and names by turns.
  return template.split(PLACEHOLDER).map((piece, index) => {
    const isText = index % 2 === 0;
    const node = isText ? piece : Object.hasOwn(values, piece) ? (values[piece] ?? MISSING) : `{${piece}}`;
    return createElement(Fragment, { key: index }, node);
  });
}

/**
 * The form of a string for a count, by the language's plural categories: `key_one`, `key_few` …; `key_other` where a form
 * is missing. The placeholder of the count is left to `fill`.
 *
 * @example fill(plural(strings, 'results', 3, language), { count: 3 }) // '3 results'
 */
export function plural<Key extends string>(
  strings: Readonly<Record<`${Key}_other`, string>>,
  key: Key,
  count: number,
  language: Language,
): string {
  const rules = intl('PluralRules', localeOf(language));
  const forms: Readonly<Partial<Record<string, string>>> = strings;
  return forms[`${key}_${rules.select(count)}`] ?? strings[`${key}_other`];
}
