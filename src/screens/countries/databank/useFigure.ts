import type { KeyFigure } from '#src/components/KeyFigures/index.tsx';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { countryStrings } from '../strings.ts';

interface Options {
  /** Of which year it is. */
  year?: number | null | undefined;
  /** @default a number in full */
  format?: ((value: number) => string) | undefined;
}

/** Makes key figures: a value with its year; what nobody counted says so, and is not 0. */
export function useFigure() {
  const strings = useStrings(countryStrings);
  const language = useLanguage();
  return (label: string, value: number | null | undefined, { year, format }: Options = {}): KeyFigure => ({
    label,
    value:
      value === null || value === undefined
        ? strings.noData
        : (format?.(value) ?? formatNumber(value, language)),
    hint: year && value !== null && value !== undefined ? fill(strings.bankYear, { year }) : undefined,
  });
}
