import type { SelectableCountry } from '#src/domain/countries.ts';
import { useQueryState } from '#src/hooks/useQueryState.ts';
import { isHazard, METRICS, type Metric } from '../seasons.ts';
import { useSpan } from '../useSpan.tsx';

const partsOf = (text: string | null) => (text ?? '').split(',').filter(Boolean);

/** Where another choice leads: the page stands in the address too. */
const FIRST_PAGE = { ranked_page: '' };

/** What the reader chose: this month and all countries unless the address says otherwise. */
export function useChoice(places: readonly SelectableCountry[]) {
  const { query, change } = useQueryState();
  const { span, inputs, label } = useSpan(FIRST_PAGE);
  const ids = new Set(partsOf(query.get('countries')));
  const metric: Metric = METRICS.find((one) => one === query.get('metric')) ?? 'riskScore';
  return {
    metric,
    span,
    /** The inputs of the months, and what they say. */
    spanInputs: inputs,
    spanLabel: label,
    hazards: partsOf(query.get('hazards')).filter(isHazard),
    countries:
      ids.size > 0
        ? new Set(places.filter(({ id }) => ids.has(String(id))).map(({ iso3 }) => iso3 ?? ''))
        : undefined,
    isByPopulation: query.get('population') === 'true',
    isByCoping: metric !== 'riskScore' && query.get('coping') === 'true',
    query,
    change: (values: Readonly<Record<string, string>>) => change({ ...values, ...FIRST_PAGE }),
  };
}

export type Choice = ReturnType<typeof useChoice>;
