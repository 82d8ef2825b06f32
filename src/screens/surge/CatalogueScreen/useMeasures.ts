import type { Measure } from '#src/content/schema.ts';
import {
  type WrittenMeasure,
  writeCost,
  writeVolume,
  writeWeight,
} from '#src/content/surgeCatalogue/measures.ts';
import { fill } from '#src/i18n/fill.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { surgeCatalogueStrings } from './strings.ts';

const WRITERS = { weight: writeWeight, volume: writeVolume, cost: writeCost };

export type MeasureName = keyof typeof WRITERS;
export const MEASURES = ['weight', 'volume', 'cost'] as const satisfies readonly MeasureName[];

/** How a measure reads in the reader's language, with its unit: "450–500 kg"; undefined where there is none. */
export function useMeasures() {
  const strings = useStrings(surgeCatalogueStrings);
  const language = useLanguage();

  function inWords({ number, unit, text }: WrittenMeasure): string | undefined {
    if (number === undefined) return text;
    const measure = unit ? fill(strings[unit], { value: number }) : number;
    return text === undefined ? measure : `${measure} ${text}`;
  }

  return (
    name: MeasureName,
    specifications: { readonly [Key in MeasureName]?: Measure | undefined } | undefined,
  ) => {
    const measure = specifications?.[name];
    return measure && inWords(WRITERS[name](measure, language));
  };
}
