import { SelectInput } from '#src/components/SelectInput/index.tsx';
import { useNow } from '#src/hooks/useNow.ts';
import { useQueryState } from '#src/hooks/useQueryState.ts';
import { monthNames } from '#src/i18n/monthNames.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { monthsBetween, type Span } from './seasons.ts';
import { riskStrings } from './strings.ts';

const YEAR = 'year';

/** From a month to a month, or the whole year: `from=11&to=2` goes over the end of the year. This month unless the address says more. `also`: what else a change says. */
export function useSpan(also: Readonly<Record<string, string>> = {}) {
  const strings = useStrings(riskStrings);
  const language = useLanguage();
  const { query, change } = useQueryState();
  const now = useNow().getUTCMonth();
  const names = monthNames(language);
  const wanted = query.get('from') ?? '';
  const isYear = wanted === YEAR;
  const from = monthIn(wanted) ?? now;
  const to = monthIn(query.get('to')) ?? from;
  const options = (except: number) =>
    names.flatMap((label, month) => (month === except ? [] : [{ value: String(month + 1), label }]));
  const inputs = (
    <>
      <SelectInput
        name="from"
        label={strings.fromMonth}
        value={isYear ? YEAR : from === now ? '' : String(from + 1)}
        placeholder={names[now] ?? ''}
        options={[...options(now), { value: YEAR, label: strings.wholeYear }]}
        onChange={(value) => change({ ...also, from: value, to: '' })}
      />
      {!isYear && (
        <SelectInput
          name="to"
          label={strings.toMonth}
          value={to === from ? '' : String(to + 1)}
          placeholder={strings.thatMonth}
          options={options(from)}
          onChange={(value) => change({ ...also, to: value })}
        />
      )}
    </>
  );
  const span: Span = isYear ? 'year' : monthsBetween(from, to);
  /** The months in words, as they are chosen. */
  const label = isYear ? strings.wholeYear : [...new Set([names[from], names[to]])].join(' – ');
  return { span, inputs, label };
}

const monthIn = (text: string | null) => {
  const month = Number(text);
  return text && Number.isInteger(month) && month >= 1 && month <= 12 ? month - 1 : undefined;
};
