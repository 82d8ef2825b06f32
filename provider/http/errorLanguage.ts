import { ATTACHMENT_ERRORS } from '#contracts/attachments.ts';
import { OWN_DREF_ERRORS } from '#contracts/dref/errors.ts';
import { OWN_REPORT_ERRORS } from '#contracts/fieldReports/schemas.ts';
import type { Language } from '#contracts/languages.ts';
import { OWN_LOCAL_UNIT_ERRORS } from '#contracts/localUnits/schemas.ts';
import { OWN_PER_ERRORS } from '#contracts/per/overview.ts';
import { FORM_ERRORS } from '#contracts/schemas/formErrors.ts';
import { readTranslations } from '#provider/seed/strings.ts';
import { type FieldErrors, HttpError } from './errors.ts';
import { ERROR_TEXTS, type Translations } from './errorTexts.ts';

/** What the app says by key, and the namespace where it is translated. */
const SHARED: readonly (readonly [namespace: string, english: Readonly<Record<string, string>>])[] = [
  ['formErrors', FORM_ERRORS],
  ['fieldReportErrors', OWN_REPORT_ERRORS],
  ['attachments', ATTACHMENT_ERRORS],
  ['localUnitErrors', OWN_LOCAL_UNIT_ERRORS],
  ['drefErrors', OWN_DREF_ERRORS],
  ['perErrors', OWN_PER_ERRORS],
];

interface Rule {
  pattern: RegExp;
  names: readonly string[];
  translations: Partial<Translations>;
}

let rules: { whole: Map<string, Partial<Translations>>; withNumbers: Rule[] } | undefined;

/** The same refusal in another language, as far as its words are known. */
export function inLanguage(error: HttpError, language: Language): HttpError {
  if (language === 'en') return error;
  const fields = translate(error.fields, language);
  return new HttpError(error.status, fields, { code: error.code, headers: error.headers });
}

function translate(fields: FieldErrors, language: Exclude<Language, 'en'>): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      isTexts(value) ? value.map((text) => textIn(text, language)) : translate(value, language),
    ]),
  );
}

/** A sentence of a refusal in another language; as it is where nobody has translated it. */
export const sentenceIn = (text: string, language: Language): string =>
  language === 'en' ? text : textIn(text, language);

const isTexts = (value: FieldErrors[string]): value is readonly string[] => Array.isArray(value);

function textIn(text: string, language: Exclude<Language, 'en'>): string {
  rules ??= readRules();
  const whole = rules.whole.get(text)?.[language];
  if (whole) return whole;
  for (const { pattern, names, translations } of rules.withNumbers) {
    const found = pattern.exec(text);
    if (found) return fill(translations[language] ?? text, names, found.slice(1));
  }
  return text;
}

const fill = (text: string, names: readonly string[], values: readonly string[]) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[names.indexOf(name)] ?? '');

function readRules() {
  const whole = new Map<string, Partial<Translations>>();
  const withNumbers: Rule[] = [];
  for (const [namespace, english] of SHARED) {
    const translations = readTranslations(namespace);
    for (const [key, text] of Object.entries(english)) whole.set(text, translations[key] ?? {});
  }
  for (const [text, translations] of Object.entries(ERROR_TEXTS)) {
    if (!text.includes('{')) {
      whole.set(text, translations);
      continue;
    }
    const escaped = text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
    withNumbers.push({
      pattern: new RegExp(`^${escaped.replace(/\{\w+\}/g, '(\\w+)')}$`),
      names: [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
      translations,
    });
  }
  return { whole, withNumbers };
}
