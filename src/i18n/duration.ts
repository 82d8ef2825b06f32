import type { Language } from '#contracts/languages.ts';
import { formatList, isNumber, type Maybe, MISSING } from './format.ts';
import { intl } from './intl.ts';
import { localeOf } from './languages.ts';
import { writeNumber } from './writtenNumber.ts';

/** Seconds of each unit, longest first. Source: product specification, section 9. */
const DURATION_UNITS = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;
type Unit = (typeof DURATION_UNITS)[number][0];

/** Of which count the forms of a unit are, one after the other; the last is of all others. */
const FORMS_OF: readonly Intl.LDMLPluralRule[] = ['one', 'two', 'few', 'many'];

/** The forms of each unit, as `Intl` has them (a test compares): its first formatter keeps a phone from all else for 100 ms. */
const FORMS: Record<Language, Record<Unit, string>> = {
  en: {
    year: 'year years',
    month: 'month months',
    day: 'day days',
    hour: 'hour hours',
    minute: 'minute minutes',
    second: 'second seconds',
  },
  fr: {
    year: 'an ans',
    month: 'mois mois',
    day: 'jour jours',
    hour: 'heure heures',
    minute: 'minute minutes',
    second: 'seconde secondes',
  },
  es: {
    year: 'año años',
    month: 'mes meses',
    day: 'día días',
    hour: 'hora horas',
    minute: 'minuto minutos',
    second: 'segundo segundos',
  },
  ar: {
    year: 'سنة سنتان سنوات سنة سنة',
    month: 'شهر شهران أشهر شهرًا شهر',
    day: 'يوم يومان أيام يومًا يوم',
    hour: 'ساعة ساعتان ساعات ساعة ساعة',
    minute: 'دقيقة دقيقتان دقائق دقيقة دقيقة',
    second: 'ثانية ثانيتان ثوان ثانية ثانية',
  },
};

/**
 * How long, in its longest units: "1 year, 2 months". `seconds`: a negative one counts as 0. `unitsShown`: the longest unit
 * and those right below it; what is shorter is dropped, not rounded up. `@default` 2
 */
export function formatDuration(seconds: Maybe<number>, language: Language, unitsShown = 2): string {
  if (!isNumber(seconds)) return MISSING;
  const counts = unitCounts(Math.max(0, Math.floor(seconds)));
  const longest = counts.findIndex(({ count }) => count > 0);
  const shown = longest < 0 ? counts.slice(-1) : counts.slice(longest, longest + unitsShown);
  const parts = shown
    .filter(({ count }, index) => count > 0 || index === 0)
    .map(({ count, unit }) => writeCount(count, unit, language));
  return formatList(parts, language);
}

function writeCount(count: number, unit: Unit, language: Language): string {
  const forms = FORMS[language][unit].split(' ');
  const which = FORMS_OF.indexOf(intl('PluralRules', localeOf(language)).select(count));
  const form = forms[which] ?? forms.at(-1) ?? '';
  // Arabic has words for one and two of a thing.
  return language === 'ar' && (count === 1 || count === 2) ? form : `${writeNumber(count, language)} ${form}`;
}

function unitCounts(seconds: number) {
  let rest = seconds;
  return DURATION_UNITS.map(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return { unit, count };
  });
}
