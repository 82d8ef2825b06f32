import type { Language } from '#contracts/languages.ts';
import { intl } from '#src/i18n/intl.ts';
import { localeOf } from '#src/i18n/languages.ts';
import type { Measure } from '../schema.ts';

/** Kilograms from which on a weight is told in tonnes. */
const TONNE = 1000;

/** How the numbers of a measure are written, and what is said of them; `unit` has room for the number: "{value} m³". */
export interface WrittenMeasure {
  /** Undefined when the measure is words alone. */
  number?: string;
  unit?: 'kilograms' | 'tonnes' | 'cubicMetres';
  text?: string;
}

export const writeWeight = (measure: Measure, language: Language): WrittenMeasure => {
  const isHeavy = (measure.from ?? measure.to ?? 0) >= TONNE;
  const scale = isHeavy ? 1 / TONNE : 1;
  return write(measure, language, { maximumFractionDigits: 2 }, isHeavy ? 'tonnes' : 'kilograms', scale);
};

export const writeVolume = (measure: Measure, language: Language): WrittenMeasure =>
  write(measure, language, { maximumFractionDigits: 2 }, 'cubicMetres');

export const writeCost = (measure: Measure, language: Language): WrittenMeasure =>
  write(measure, language, { style: 'currency', currency: 'CHF', maximumFractionDigits: 0 });

function write(
  { from, to, text }: Measure,
  language: Language,
  options: Intl.NumberFormatOptions,
  unit?: WrittenMeasure['unit'],
  scale = 1,
): WrittenMeasure {
  const format = intl('NumberFormat', localeOf(language), options);
  const [low, high] = [from ?? to, to ?? from];
  return {
    ...(low !== undefined &&
      high !== undefined && {
        number: low === high ? format.format(low * scale) : format.formatRange(low * scale, high * scale),
      }),
    ...(unit && { unit }),
    ...(text && { text }),
  };
}

/** What a measure is sorted by; words alone have nothing to sort by. */
export const sizeOf = (measure: Measure | undefined): number | undefined => measure?.from ?? measure?.to;
