import { useState } from 'react';
import type { QueryOf } from '#contracts/defineEndpoint.ts';
import type { learningStatsEndpoint } from '#contracts/operationalLearning/learnings.ts';
import type { ListValues } from '#machines/listState.ts';
import { usePerComponentOptions } from '#src/choices/per.ts';
import { useRegionalCountryOptions } from '#src/choices/places.ts';
import { useSecondarySectorOptions } from '#src/choices/threeW.ts';
import { countries, disasterTypes, region } from '#src/lists/choices.ts';
import { filtersOf, queryOf, search } from '#src/lists/filter.ts';
import { useFilters } from '#src/lists/useList.ts';
import { type LearningWord, learningStrings } from './strings.ts';

export type LearningQuery = Partial<QueryOf<typeof learningStatsEndpoint>>;

const filter = filtersOf<QueryOf<typeof learningStatsEndpoint>, LearningWord>();
const several = { kind: 'choice', isMultiple: true } as const;

/** What learnings can be narrowed by. */
export const learningFilters = {
  words: [learningStrings],
  filters: {
    region: filter.region('appeal_code__region', region),
    country: filter.numbers('appeal_code__country__in', {
      ...countries,
      useOptions: useRegionalCountryOptions,
    }),
    dtype: filter.numbers('appeal_code__dtype__in', disasterTypes),
    sector: filter.numbers('sector_validated__in', {
      ...several,
      useOptions: useSecondarySectorOptions,
      label: 'sectors',
      placeholder: 'allSectors',
    }),
    component: filter.numbers('per_component_validated__in', {
      ...several,
      useOptions: usePerComponentOptions,
      label: 'components',
      placeholder: 'allComponents',
    }),
    from: filter.day('appeal_code__start_date__gte', 'startAfter'),
    until: filter.endOfDay('appeal_code__start_date__lte', 'startBefore'),
    search: filter.text('search_extracts', search),
  },
};

/** What an address asks for. */
export const learningQuery = (values: ListValues, now: Date): LearningQuery =>
  queryOf(learningFilters.filters, values, now);

/**
 * Filters that stand in the address once they are applied: each question has a summary written, so none is asked in passing.
 * `view` is what the inputs show, `query` what is asked for.
 */
export function useLearningFilters() {
  const applied = useFilters(learningFilters, { in: 'address' });
  const address = JSON.stringify(applied.values);
  const [typed, setTyped] = useState({ since: address, values: applied.values });
  // A link, or the way back, wins over what was chosen before it.
  const draft = typed.since === address ? typed.values : applied.values;
  const names = Object.keys(learningFilters.filters);
  const isCleared = (values: ListValues) => names.every((name) => values[name] === '' || !draft[name]);
  const apply = (values: ListValues) =>
    applied.change(Object.fromEntries(names.map((name) => [name, values[name] ?? ''])));
  return {
    query: learningQuery(applied.values, applied.about.now),
    values: applied.values,
    isFiltered: names.some((name) => applied.values[name]),
    isChanged: names.some((name) => (draft[name] ?? '') !== (applied.values[name] ?? '')),
    apply: () => apply(draft),
    view: {
      ...applied,
      draft,
      isFiltered: names.some((name) => draft[name]),
      change(values: ListValues) {
        // Its countries are those of the region.
        const isElsewhere = values.region !== undefined && values.region !== draft.region;
        setTyped({
          since: address,
          values: { ...draft, ...(isElsewhere && { country: '' }), ...values },
        });
        // All of them at once is the button that clears: it is meant for what is shown.
        if (Object.keys(values).length > 1 && isCleared(values)) apply({});
      },
    },
  };
}
